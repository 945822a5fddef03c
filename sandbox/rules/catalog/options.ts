import { ownValue } from '../../engine/values/objects.ts';
import { fieldError } from '../../engine/errors.ts';
import type { OptionRecord, ProductRecord, VariantRecord } from '../../records/state.ts';

/**
 * Reads choices by option name. A choice is named by its description or its value, such as a color code. Throws a 400
 * that names the option for an unknown option or choice.
 */
export const choose = (
  product: ProductRecord,
  choices: Readonly<Record<string, string>>,
  path: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).map(([name, wanted]) => {
      const choice = matchChoice(product, name, wanted);
      if (!choice)
        throw fieldError(`${path}.${name}`, 'VALIDATION', `is not a choice of this product: ${wanted}`);
      return [name, choice];
    }),
  );

/** The description of a choice with a given description or value; undefined if the product has none. */
export const matchChoice = (product: ProductRecord, name: string, wanted: unknown): string | undefined =>
  product.options
    .find((option) => option.name === name)
    ?.choices.find(({ value, description }) => wanted === description || wanted === value)?.description;

/**
 * Every combination of the choices, each of which is a variant (R101). Without options there is one empty combination.
 */
export const combinations = (options: readonly OptionRecord[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (sofar, { name, choices }) =>
      sofar.flatMap((chosen) => choices.map(({ description }) => ({ ...chosen, [name]: description }))),
    [{}],
  );

/** The variant with the given choices; undefined if an option is not chosen. */
export const variantFor = (
  product: ProductRecord,
  choices: Readonly<Record<string, string>>,
): VariantRecord | undefined => {
  if (product.options.some(({ name }) => ownValue(choices, name) === undefined)) return undefined;
  return product.variants.find((variant) =>
    product.options.every(({ name }) => ownValue(variant.choices, name) === ownValue(choices, name)),
  );
};
