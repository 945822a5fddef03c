import type {
  MediaItem,
  Product,
  ProductOption,
  ProductOptionsAvailabilityResponse,
} from 'vitrine/catalog-v1';

/** The choices made so far: name of the option to description of the choice, as the availability call takes them. */
export type Selection = Readonly<Record<string, string>>;

export interface ChoiceView {
  readonly label: string;
  /** Colour code, for options that are colours. */
  readonly color: string | undefined;
  readonly soldOut: boolean;
}

export interface OptionView {
  readonly name: string;
  readonly chosen: string | undefined;
  readonly choices: readonly ChoiceView[];
}

/** The options as they are to be drawn; choices that nobody may see are left out. */
export const optionViews = (options: readonly ProductOption[], selection: Selection): readonly OptionView[] =>
  options.map(({ name, optionType, choices }) => ({
    name,
    chosen: selection[name],
    choices: choices
      .filter(({ visible }) => visible)
      .map(({ description, value, inStock }) => ({
        label: description,
        color: optionType === 'color' ? value : undefined,
        soldOut: !inStock,
      })),
  }));

/** Names of the options that still need a choice, in the order of the page. */
export const missingOptions = (options: readonly ProductOption[], selection: Selection): readonly string[] =>
  options.filter(({ name }) => selection[name] === undefined).map(({ name }) => name);

/** Adds, changes or (with undefined) takes back one choice. */
export const choose = (selection: Selection, name: string, choice: string | undefined): Selection => {
  const { [name]: _, ...others } = selection;
  return choice === undefined ? others : { ...others, [name]: choice };
};

const items = (media: { items?: readonly MediaItem[] } | undefined): readonly MediaItem[] =>
  media?.items?.filter(({ image }) => image) ?? [];

/** The pictures to show: those of the choices made when they have any, otherwise the product's. */
export const picturesOf = (
  product: Product,
  selection: Selection,
  availability?: ProductOptionsAvailabilityResponse,
): readonly MediaItem[] => {
  const answered = items(availability?.media);
  if (answered.length > 0) return answered;
  const chosen = product.productOptions.flatMap(({ name, choices }) =>
    items(choices.find(({ description }) => description === selection[name])?.media),
  );
  return chosen.length > 0 ? chosen : items(product.media);
};

const sameChoices = (choices: Readonly<Record<string, string>>, selection: Selection): boolean =>
  Object.keys(choices).length === Object.keys(selection).length &&
  Object.entries(choices).every(([name, choice]) => selection[name] === choice);

/**
 * The `options` of a catalog reference: the variant's id where the product manages variants, otherwise the choices
 * themselves. Undefined when there is nothing to say.
 */
export const referenceOptions = (
  product: Product,
  selection: Selection,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> | undefined => {
  const variant = product.manageVariants
    ? product.variants.find(({ choices }) => sameChoices(choices, selection))
    : undefined;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, value]) => value.trim() !== ''));
  const options = {
    ...(variant && { variantId: variant.id }),
    ...(!variant && Object.keys(selection).length > 0 && { options: selection }),
    ...(Object.keys(filled).length > 0 && { customTextFields: filled }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
};
