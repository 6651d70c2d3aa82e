import { type Application, MarkdownEvent } from 'typedoc';

/** One of each: word, text, number, comment, mark. */
const SAMPLE =
  "```ts\nimport { d6, type Dice } from 'wargame-rules';\nconst six = (dice: Dice) => d6(dice) === 6; // yes\n```";

/**
 * Lets the highlighter see some code before the first page does. It gives up on a line after half a second, which it
 * takes at first on a busy machine.
 */
export function warmUp({ renderer }: Application): void {
  let warm = false;
  renderer.on(
    MarkdownEvent.PARSE,
    ({ page }) => {
      if (warm) return;
      warm = true;
      for (const text of [SAMPLE, SAMPLE]) {
        renderer.trigger(MarkdownEvent.PARSE, new MarkdownEvent(page, text, text));
      }
    },
    100,
  );
}
