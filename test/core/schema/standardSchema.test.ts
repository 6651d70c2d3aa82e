import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type StandardSchema, standardSchema, WargameError } from 'wargame-rules';
import { type OpenHostilityAction, openHostility } from 'wargame-rules/open-play';
import { keysOf } from '../../../src/core/schema/keysOf';
import { placeIn } from '../../../src/core/shape/placeIn';

/** The published interface, as far as it asks for something. */
interface Published<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}
type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly PropertyKey[] | undefined;
      }[];
    };

const schema = standardSchema(openHostility.parse.action);
const { validate } = schema['~standard'];

describe('a parse function as a Standard Schema', () => {
  it('is one by its type', () => {
    expectTypeOf(schema).toEqualTypeOf<StandardSchema<OpenHostilityAction>>();
    expectTypeOf(schema).toExtend<Published<unknown, OpenHostilityAction>>();
    expect(standardSchema(openHostility.parse.action)['~standard']).toMatchObject({
      version: 1,
      vendor: 'wargame-rules',
    });
  });

  it('gives what parse gives, or its reasons with the keys that lead to each place', () => {
    const sound = { type: 'read-briefing', player: 'Ann' };
    expect(validate(sound)).toEqual({ value: sound });
    const flee = { type: 'report', player: 'Ann', fact: { type: 'flee', models: ['a', 3] }, more: 1 };
    expect(validate(flee)).toEqual({
      issues: [
        { message: 'expected a text, got 3', path: ['fact', 'models', 1] },
        { message: 'unknown member', path: ['more'] },
      ],
    });
    expect(validate(null)).toEqual({ issues: [{ message: 'expected an object, got null' }] });
  });

  it('lets a fault inside come through', () => {
    const broken = standardSchema(() => {
      throw new RangeError('a fault');
    });
    expect(() => broken['~standard'].validate(1)).toThrow(RangeError);
    const refusing = standardSchema(() => {
      throw new WargameError({ code: 'no', message: 'no' });
    });
    expect(refusing['~standard'].validate(1)).toEqual({ issues: [{ message: 'no' }] });
  });

  it('takes paths apart as they were put together', () => {
    const name = fc.stringMatching(/^[^.[]+$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(name, fc.nat())), (keys) => {
        const path = keys.reduce<string>(
          (outer, key) => placeIn(outer, typeof key === 'number' ? `[${key}]` : key),
          '',
        );
        expect(keysOf(path)).toEqual(keys);
      }),
    );
  });
});
