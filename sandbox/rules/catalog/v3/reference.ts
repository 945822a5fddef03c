import Big from 'big.js';
import { DEFAULT_VARIANT_ID } from '../../../engine/ids.ts';
import { sumOf } from '../../../engine/values/money.ts';
import { isObject, ownValue } from '../../../engine/values/objects.ts';
import type { World } from '../../../engine/context.ts';
import type {
  ModifierChoiceRecord,
  ModifierRecord,
  ProductRecord,
  VariantRecord,
} from '../../../records/state.ts';
import { variantFor } from '../options.ts';
import { isVisible } from '../stock.ts';
import { choiceModifiers, keyOfName } from './customizations.ts';

/**
 * An item of the newer catalog that a reference names: the variant, the texts of the buyer by their titles, and the
 * choices of modifiers by their names.
 */
export interface ItemOnV3 {
  readonly variant: VariantRecord;
  readonly customTextFields: Record<string, string>;
  readonly modifiers: Record<string, string>;
}

/** The id of the only variant of a product whose options make none (R321, R381). */
export const onlyVariantId = ({ defaultVariantId, options, variants }: ProductRecord): string =>
  defaultVariantId ?? (options.length === 0 ? variants[0]?.id : undefined) ?? DEFAULT_VARIANT_ID;

interface Chosen {
  readonly modifier: ModifierRecord;
  readonly choice: ModifierChoiceRecord;
}

const valueOf = (given: unknown, key: string): unknown =>
  isObject(given) ? ownValue(given, key) : undefined;

/** The choices of the modifiers that a reference names by their keys; keys of options are ignored (R356). */
const chosenModifiers = (product: ProductRecord, options: Record<string, unknown>): Chosen[] =>
  chosenOf(choiceModifiers(product), options);

const chosenOf = (modifiers: readonly ModifierRecord[], options: Record<string, unknown>): Chosen[] =>
  modifiers.flatMap((modifier) => {
    const key = valueOf(options['options'], keyOfName(modifier.name));
    const choice = modifier.choices.find(({ description }) => keyOfName(description) === key);
    return choice ? [{ modifier, choice }] : [];
  });

/**
 * Resolves the options of a reference on a site with the newer catalog (R355): the variant by `variantId` alone (R356),
 * modifiers by the keys of their choices, texts by their keys. Returns a text with the reason if the variant or a
 * mandatory modifier is missing.
 */
export const findOnV3 = (
  { state }: Pick<World, 'state'>,
  product: ProductRecord,
  options: Record<string, unknown>,
): ItemOnV3 | string => {
  const { variantId } = options;
  if (typeof variantId !== 'string') return 'the variant is missing: options.variantId';
  if (product.type === 'digital' && state.settings.secureFileType === null)
    return 'the file of the item is missing';
  const chosen = chosenModifiers(product, options);
  const missing = choiceModifiers(product).find(
    (modifier) => modifier.mandatory && !chosen.some((one) => one.modifier.name === modifier.name),
  );
  if (missing) return `a modifier is missing: ${missing.name}`;
  const variant = variantOf(product, variantId, chosen);
  if (!variant || !isVisible(product, variant)) return 'the item has no such variant';
  const customTextFields = Object.fromEntries(
    product.customTextFields.flatMap(({ title, maxLength }) => {
      const text = valueOf(options['customTextFields'], title);
      return typeof text === 'string' && text !== '' ? [[title, text.slice(0, maxLength)] as const] : [];
    }),
  );
  const silent = product.customTextFields.find(
    ({ title, mandatory }) => mandatory && !ownValue(customTextFields, title),
  );
  if (silent) return `a text is missing: ${silent.title}`;
  const modifiers = Object.fromEntries(
    chosen.map(({ modifier, choice }) => [modifier.name, choice.description]),
  );
  return { variant, customTextFields, modifiers };
};

/** The variant with an id, for any modifiers; undefined if the product has no such variant (R650). */
export const variantById = (product: ProductRecord, variantId: unknown): VariantRecord | undefined =>
  product.manageVariants
    ? product.variants.find(({ id }) => id === variantId)
    : variantId === onlyVariantId(product)
      ? product.variants[0]
      : undefined;

/** The record of a variant: by its id, or, for the only variant, by the choices of the modifiers. */
const variantOf = (
  product: ProductRecord,
  variantId: string,
  chosen: readonly Chosen[],
): VariantRecord | undefined => {
  const named = variantById(product, variantId);
  if (product.manageVariants || !named) return named;
  const choices = Object.fromEntries(
    chosen.map(({ modifier, choice }) => [modifier.name, choice.description]),
  );
  return variantFor(product, choices);
};

/** The amount that the chosen modifiers add to the price of one piece (R354). */
export const addedPrice = (product: ProductRecord, options: Record<string, unknown>): Big =>
  sumOf(chosenModifiers(product, options).map(({ choice }) => new Big(choice.addedPrice ?? 0)));

/** The chosen modifiers of the newer catalog by name, to be shown below the name of a line. */
export const modifierLines = (
  { modifiers = [] }: ProductRecord,
  options: Record<string, unknown>,
): { readonly name: string; readonly choice: string }[] =>
  chosenOf(modifiers, options).map(({ modifier, choice }) => ({
    name: modifier.name,
    choice: choice.description,
  }));
