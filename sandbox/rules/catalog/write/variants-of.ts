import { ownValue } from '../../../engine/values/objects.ts';
import type { ProductOptionInput } from '../../../../generated/catalog-write/types.ts';
import { fieldError } from '../../../engine/errors.ts';
import { DEFAULT_VARIANT_ID } from '../../../engine/ids.ts';
import type { OptionRecord, VariantRecord } from '../../../records/state.ts';
import { newId, type World } from '../../../engine/context.ts';
import { combinations } from '../options.ts';

const COLOR = /^#([\da-f]{3}|[\da-f]{6})$/i;

/**
 * The options of a request. An option whose values are all color codes has the type `color`. Throws a 400 for a
 * repeated name, and for more combinations than the site allows (R101).
 */
export const readOptions = (
  { state }: World,
  inputs: readonly ProductOptionInput[],
  path: string,
): OptionRecord[] => {
  const options = inputs.map(({ name, choices }, index): OptionRecord => {
    if (inputs.findIndex((other) => other.name === name) !== index)
      throw fieldError(`${path}[${index}].name`, 'VALIDATION', `is the name of another option: ${name}`);
    for (const [place, { description }] of choices.entries())
      if (choices.findIndex((other) => other.description === description) !== place)
        throw fieldError(
          `${path}[${index}].choices[${place}].description`,
          'VALIDATION',
          `is another choice of this option: ${description}`,
        );
    return {
      name,
      type: choices.every(({ value }) => COLOR.test(value)) ? 'color' : 'drop_down',
      choices: choices.map(({ value, description }) => ({ value, description })),
    };
  });
  const count = options.reduce((product, { choices }) => product * choices.length, 1);
  const { productVariants } = state.settings;
  if (count > productVariants)
    throw fieldError(path, 'MAX_SIZE', `have ${count} combinations, must have at most ${productVariants}`);
  return options;
};

/** The variants for options (R101). A variant with the same choices as before is kept. */
export const variantsFor = (
  world: World,
  options: readonly OptionRecord[],
  before: readonly VariantRecord[] = [],
): VariantRecord[] => {
  const fresh = { visible: true, quantity: null, inStock: true };
  if (options.length === 0) {
    const [only] = before;
    return [only?.id === DEFAULT_VARIANT_ID ? only : { id: DEFAULT_VARIANT_ID, choices: {}, ...fresh }];
  }
  const keyOf = (choices: Readonly<Record<string, string>>) =>
    JSON.stringify(options.map(({ name }) => ownValue(choices, name)));
  const kept = new Map(
    before
      .filter(({ choices }) => Object.keys(choices).length === options.length)
      .map((variant) => [keyOf(variant.choices), variant]),
  );
  return combinations(options).map(
    (choices) => kept.get(keyOf(choices)) ?? { id: newId(world, 'variant'), choices, ...fresh },
  );
};
