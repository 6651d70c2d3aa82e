import type { Equivalent } from './equivalent';

export const coreDice: readonly Equivalent[] = [
  {
    file: 'src/core/dice/ask.ts',
    code: 'question === undefined',
    becomes: 'false',
    reason: 'nothing but a question stops the rule in this way; the check is for the types',
  },
  {
    file: 'src/core/dice/faceFromBits.ts',
    code: 'bits < last - 2 * sides',
    becomes: 'false',
    reason: 'a short cut: the long way gives the same face',
  },
  {
    file: 'src/core/dice/faceFromBits.ts',
    code: 'bits < last - 2 * sides',
    becomes: 'bits <= last - 2 * sides',
    reason: 'a short cut: the long way gives the same face',
  },
  {
    file: 'src/core/dice/seededDice.ts',
    code: 'rest < 0x8000 - sides',
    becomes: 'false',
    reason: 'a short cut: the check beside it lets the same numbers through',
  },
  {
    file: 'src/core/dice/seededDice.ts',
    code: 'rest < 0x8000 - sides',
    becomes: 'rest <= 0x8000 - sides',
    reason: 'a short cut: the check beside it lets the same numbers through',
  },
  {
    file: 'src/core/dice/requireSides.ts',
    code: 'Number.isSafeInteger(sides) && sides >= 1 && sides <= most',
    becomes: 'false',
    reason: 'a short cut: the check behind it lets the same sides through',
  },
  {
    file: 'src/core/dice/requireSides.ts',
    code: 'sides >= 1',
    becomes: 'sides > 1',
    reason: 'a short cut: the check behind it lets the same sides through',
  },
  {
    file: 'src/core/dice/requireSides.ts',
    code: 'sides <= most',
    becomes: 'sides < most',
    reason: 'a short cut: the check behind it lets the same sides through',
  },
  {
    file: 'src/core/dice/rollOff.ts',
    code: 'deciding[0] > deciding[1]',
    becomes: 'deciding[0] >= deciding[1]',
    reason: 'deciding dice are never the same',
  },
  {
    file: 'src/core/dice/seedState.ts',
    code: 'one || two || three || four',
    becomes: 'true',
    reason: 'one seed in 2^128 has a state of zeros, and none is known',
  },
  {
    file: 'src/core/dice/seedState.ts',
    code: 'one || two || three || four',
    becomes: '(one || two || three) && four',
    reason: 'one seed in 2^128 has a state of zeros, and none is known',
  },
  {
    file: 'src/core/dice/seedState.ts',
    code: 'one || two || three',
    becomes: 'false',
    reason: 'one seed in 2^128 has a state of zeros, and none is known',
  },
  {
    file: 'src/core/dice/seedState.ts',
    code: 'one || two || three',
    becomes: '(one || two) && three',
    reason: 'one seed in 2^128 has a state of zeros, and none is known',
  },
  {
    file: 'src/core/dice/seedState.ts',
    code: 'one || two',
    becomes: 'false',
    reason: 'one seed in 2^128 has a state of zeros, and none is known',
  },
  {
    file: 'src/core/dice/seedState.ts',
    code: 'one || two',
    becomes: 'one && two',
    reason: 'one seed in 2^128 has a state of zeros, and none is known',
  },
  {
    file: 'src/core/dice/seedState.ts',
    code: '[...FACTORS]',
    becomes: '[]',
    reason: 'one seed in 2^128 has a state of zeros, and none is known',
  },
  {
    file: 'src/core/dice/seededDice.ts',
    code: 'sides !== this.#allowed',
    becomes: 'true',
    reason: 'the same sides are checked once more',
  },
];
