import { fieldError } from '../../engine/errors.ts';
import type { OptionRecord, ProductRecord, VariantRecord } from '../../records/state.ts';

/**
 * Reads choices by the option's name. The choice is named by its description; the colour code is taken too. Throws a
 * 400 that names the option for an option or choice that the product does not have.
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

/** The description of a choice that is named by description or value; undefined when the product has none such. */
export const matchChoice = (product: ProductRecord, name: string, wanted: unknown): string | undefined =>
  product.options
    .find((option) => option.name === name)
    ?.choices.find(({ value, description }) => wanted === description || wanted === value)?.description;

/** Every combination of the choices: each is a variant (R101). Without options there is one, of no choice. */
export const combinations = (options: readonly OptionRecord[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (sofar, { name, choices }) =>
      sofar.flatMap((chosen) => choices.map(({ description }) => ({ ...chosen, [name]: description }))),
    [{}],
  );

/** The one variant that has these choices; undefined while an option is not chosen. */
export const variantFor = (
  product: ProductRecord,
  choices: Readonly<Record<string, string>>,
): VariantRecord | undefined => {
  if (product.options.some(({ name }) => choices[name] === undefined)) return undefined;
  return product.variants.find((variant) =>
    product.options.every(({ name }) => variant.choices[name] === choices[name]),
  );
};
