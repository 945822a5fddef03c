import { entryOf } from '../core/json.ts';
import type {
  ChoicesAvailability,
  OptionChoices,
  OptionChoiceStatus,
  ProductChoicesState,
  WrittenText,
} from './choices-types.ts';
import type { CatalogOption, CatalogPicture, CatalogProduct, CatalogVariant } from './model.ts';
import type { Selection } from './types.ts';

/** Texts by key. */
type Texts = Readonly<Record<string, string>>;

/** The buyer's choices so far: of options by name, of modifiers and texts by key. */
export interface Chosen {
  readonly selection: Selection;
  readonly modified: Selection;
  readonly texts: Texts;
}

/** The choices that the product has, in the product's order, so that equal choices give equal JSON. */
export const knownChoices = (
  { options, modifiers }: CatalogProduct,
  { selection, modified }: Pick<Chosen, 'selection' | 'modified'>,
) => ({
  selection: Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const chosen = choices.find((choice) => choice.name === entryOf(selection, name));
      return chosen ? [[name, chosen.name] as const] : [];
    }),
  ),
  modified: Object.fromEntries(
    modifiers.flatMap(({ key, choices }) => {
      const chosen = choices.find((choice) => choice.key === entryOf(modified, key));
      return chosen ? [[key, chosen.key] as const] : [];
    }),
  ),
});

const ranks: readonly OptionChoiceStatus[] = ['available', 'pre-order', 'sold-out', 'unknown'];

const statusOf = ({ stock }: CatalogVariant): OptionChoiceStatus => {
  if (stock === 'in-stock' || stock === 'some-sold-out') return 'available';
  return stock;
};

/** The best status of the variants with this choice and the present choices of the other options. */
const choiceStatus = (
  { variants }: CatalogProduct,
  option: string,
  choice: string,
  selection: Selection,
): OptionChoiceStatus => {
  if (!variants) return 'unknown';
  const among = variants.filter(
    ({ choices }) =>
      entryOf(choices, option) === choice &&
      Object.entries(selection).every(
        ([name, chosen]) => name === option || entryOf(choices, name) === chosen,
      ),
  );
  const found = new Set(among.map(statusOf));
  return ranks.find((status) => found.has(status)) ?? 'impossible';
};

const optionState = (
  product: CatalogProduct,
  { name, choices }: CatalogOption,
  selection: Selection,
): OptionChoices => ({
  name,
  chosen: entryOf(selection, name),
  choices: choices
    .filter(({ visible }) => visible)
    .map((choice) => ({
      name: choice.name,
      color: choice.color,
      status: choiceStatus(product, name, choice.name, selection),
      chosen: entryOf(selection, name) === choice.name,
    })),
});

const textState = (product: CatalogProduct, texts: Texts): WrittenText[] =>
  product.texts.map((text) => {
    const value = entryOf(texts, text.key) ?? '';
    const isMissing = text.mandatory && value.trim() === '';
    const problem = isMissing ? 'missing' : value.length > text.maxLength ? 'too-long' : undefined;
    return { ...text, value, problem };
  });

/** The variant with these choices. */
const variantOf = ({ options, variants }: CatalogProduct, selection: Selection): CatalogVariant | undefined =>
  variants?.find(({ choices }) =>
    options.every(({ name }) => entryOf(choices, name) === entryOf(selection, name)),
  );

const availabilityOf = (
  { stock, variants }: CatalogProduct,
  missing: readonly string[],
  variant: CatalogVariant | undefined,
): ChoicesAvailability => {
  if (missing.length > 0) return 'incomplete';
  if (!variants) return 'unknown';
  // `reference({ soldOut: true })` needs a variant: without one, nothing is sold out.
  if (!variant) return 'impossible';
  const status = stock === 'sold-out' ? stock : statusOf(variant);
  return variant.withoutFile && status !== 'sold-out' ? 'without-file' : status;
};

const picturesOf = (
  { options, pictures }: CatalogProduct,
  selection: Selection,
): readonly CatalogPicture[] => {
  const ids = new Set(
    options.flatMap(({ name, choices }) =>
      choices
        .filter((choice) => choice.name === entryOf(selection, name))
        .flatMap(({ pictureIds }) => pictureIds),
    ),
  );
  const chosen = pictures.filter(({ id }) => ids.has(id));
  return chosen.length > 0 ? chosen : pictures;
};

/** The state of the choices of a product, computed from the product alone. */
export const resolveChoices = (product: CatalogProduct, chosen: Chosen): ProductChoicesState => {
  const { selection, modified } = chosen;
  const unchosen = product.options.map(({ name }) => name).filter((name) => !Object.hasOwn(selection, name));
  const unmodified = product.modifiers.filter(
    ({ key, mandatory }) => mandatory && !Object.hasOwn(modified, key),
  );
  const missing = [...unchosen, ...unmodified.map(({ name }) => name)];
  const variant = unchosen.length === 0 ? variantOf(product, selection) : undefined;
  return {
    product,
    selection,
    options: product.options.map((option) => optionState(product, option, selection)),
    modifiers: product.modifiers.map(({ choices, ...modifier }) => ({
      ...modifier,
      chosen: entryOf(modified, modifier.key),
      choices: choices.map((choice) => ({
        ...choice,
        chosen: choice.key === entryOf(modified, modifier.key),
      })),
    })),
    texts: textState(product, chosen.texts),
    missing,
    availability: availabilityOf(product, missing, variant),
    variant,
    price: variant?.price ?? product.price,
    pictures: picturesOf(product, selection),
  };
};
