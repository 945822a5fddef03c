import { entryOf } from '../core/json.ts';
import type {
  MediaItem,
  Product,
  ProductOption,
  ProductOptionsAvailabilityResponse,
} from '../../generated/catalog-v1/types.ts';
import { isJsonObject, type JsonObject } from '../core/json.ts';
import { entriesOf, numberOf, wordsOf } from '../core/parts.ts';
import type {
  ChoiceStatus,
  ChosenVariant,
  OptionState,
  ProductOptionsState,
  Selection,
  TextState,
  WholeOption,
  WholeProduct,
} from './types.ts';

type Texts = Readonly<Record<string, string>>;
type Answer = ProductOptionsAvailabilityResponse;

/**
 * Whether the product says which choices can be combined: its variants share one stock, or each variant has its own.
 * Otherwise the platform must be asked.
 */
export const suffices = ({
  manageVariants,
  variants,
}: Pick<WholeProduct, 'manageVariants' | 'variants'>): boolean =>
  !manageVariants || (variants.length > 0 && variants.every(({ stock }) => stock));

const isList = (list: unknown): list is readonly JsonObject[] =>
  Array.isArray(list) && list.every(isJsonObject);
const isText = (value: unknown): boolean => typeof value === 'string';

const isWhole = (product: Product | WholeProduct): product is WholeProduct => {
  const { productOptions, customTextFields, variants } = product;
  return (
    isList(productOptions) &&
    isList(customTextFields) &&
    isList(variants) &&
    productOptions.every(
      ({ name, choices }) =>
        isText(name) && isList(choices) && choices.every(({ description }) => isText(description)),
    ) &&
    variants.every(({ choices, variant }) => isJsonObject(choices) && isJsonObject(variant)) &&
    customTextFields.every(({ title, maxLength }) => isText(title) && numberOf(maxLength) !== undefined)
  );
};

/** Limit of a text whose limit is absent. */
const LONGEST_TEXT = 500;

/** The product with every part that the choices are read from; the same object if the product has them all. */
export const withLists = (product: Product): WholeProduct =>
  isWhole(product)
    ? product
    : {
        ...product,
        productOptions: entriesOf(product.productOptions).map((option) => ({
          ...option,
          name: wordsOf(option.name),
          choices: entriesOf(option.choices).map((choice) => ({
            ...choice,
            description: wordsOf(choice.description ?? choice.value),
          })),
        })),
        customTextFields: entriesOf(product.customTextFields).map((field) => ({
          ...field,
          title: wordsOf(field.title),
          maxLength: numberOf(field.maxLength) ?? LONGEST_TEXT,
          mandatory: field.mandatory === true,
        })),
        variants: entriesOf(product.variants).map((variant) => ({
          ...variant,
          choices: variant.choices ?? {},
          variant: variant.variant ?? {},
        })),
      };

/** The state of the choices, computed from the product and the platform's answer about them. */
export const resolve = (
  product: WholeProduct,
  selection: Selection,
  texts: Texts,
  answer: Answer | undefined,
): Omit<ProductOptionsState, 'pending' | 'error'> => {
  const missing = product.productOptions
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(selection, name));
  const variant = missing.length === 0 ? chosenVariant(product, selection, answer) : undefined;
  return {
    product,
    selection,
    options: product.productOptions.map((option) => optionState(product, option, selection, answer)),
    texts: product.customTextFields.map((field): TextState => {
      const value = entryOf(texts, field.title) ?? '';
      const isMissing = field.mandatory && value.trim() === '';
      const problem = isMissing ? 'missing' : value.length > field.maxLength ? 'too-long' : undefined;
      return { ...field, value, problem };
    }),
    missing,
    availability: availabilityOf(product, missing, variant, answer),
    variant,
    price: variant?.price ?? product.convertedPriceData ?? product.priceData ?? undefined,
    pictures: picturesOf(product, selection, answer),
  };
};

const isOut = ({ stock }: WholeProduct): boolean => stock?.inventoryStatus === 'OUT_OF_STOCK';

const availabilityOf = (
  product: WholeProduct,
  missing: readonly string[],
  variant: ChosenVariant | undefined,
  answer: Answer | undefined,
): ProductOptionsState['availability'] => {
  if (missing.length > 0) return 'incomplete';
  if (isOut(product)) return 'sold-out';
  if (variant) return variant.inStock ? 'available' : 'sold-out';
  return answer || suffices(product) ? 'impossible' : 'unknown';
};

/** The status of a choice, from the variants that have this choice and the present choices of the other options. */
const statusOf = (
  product: WholeProduct,
  option: string,
  choice: string,
  selection: Selection,
  answer: Answer | undefined,
): ChoiceStatus => {
  const told = entriesOf<ProductOption>(answer?.productOptions ?? product.productOptions)
    .find(({ name }) => name === option)
    ?.choices?.find(({ description }) => description === choice);
  if (!answer && product.manageVariants && suffices(product)) {
    const among = product.variants.filter(
      ({ choices, variant }) =>
        variant.visible !== false &&
        entryOf(choices, option) === choice &&
        Object.entries(selection).every(
          ([name, chosen]) => name === option || entryOf(choices, name) === chosen,
        ),
    );
    if (among.length === 0) return 'impossible';
    return among.some(({ stock }) => stock && stock.inStock !== false) ? 'available' : 'sold-out';
  }
  if (!told || told.visible === false) return 'impossible';
  return told.inStock !== false && !isOut(product) ? 'available' : 'sold-out';
};

const optionState = (
  product: WholeProduct,
  { name, optionType, choices }: WholeOption,
  selection: Selection,
  answer: Answer | undefined,
): OptionState => ({
  name,
  chosen: entryOf(selection, name),
  choices: choices
    .filter(({ visible }) => visible !== false)
    .map(({ value, description }) => ({
      name: description,
      color: optionType === 'color' ? (value ?? undefined) : undefined,
      status: statusOf(product, name, description, selection, answer),
      chosen: entryOf(selection, name) === description,
    })),
});

/** The variant of a product with these choices. */
export const variantOf = (
  { variants, productOptions }: WholeProduct,
  selection: Selection,
): WholeProduct['variants'][number] | undefined =>
  variants.find(({ choices }) =>
    productOptions.every(({ name }) => entryOf(choices, name) === entryOf(selection, name)),
  );

const chosenVariant = (
  product: WholeProduct,
  selection: Selection,
  answer: Answer | undefined,
): ChosenVariant | undefined => {
  const listed = variantOf(product, selection);
  if (answer) {
    const { selectedVariant: told } = answer;
    if (!told || told.visible === false) return undefined;
    return {
      id: listed?.id,
      price: told.convertedPriceData ?? told.price ?? undefined,
      sku: wordsOf(told.sku),
      inStock: told.inStock !== false,
      left: numberOf(told.quantity),
    };
  }
  if (!product.manageVariants)
    return {
      id: listed?.id,
      price: product.convertedPriceData ?? product.priceData ?? undefined,
      sku: wordsOf(product.sku),
      inStock: !isOut(product),
      left: numberOf(product.stock?.quantity),
    };
  if (!listed?.stock || listed.variant.visible === false || !suffices(product)) return undefined;
  const { id, variant, stock } = listed;
  return {
    id,
    price: variant.convertedPriceData ?? variant.priceData ?? undefined,
    sku: wordsOf(variant.sku),
    inStock: stock.inStock !== false,
    left: numberOf(stock.quantity),
  };
};

const itemsOf = (
  media: { readonly items?: readonly MediaItem[] | null } | null | undefined,
): readonly MediaItem[] => entriesOf(media?.items);

const picturesOf = (
  product: WholeProduct,
  selection: Selection,
  answer: Answer | undefined,
): readonly MediaItem[] => {
  const answered = itemsOf(answer?.media);
  if (answered.length > 0) return answered;
  const chosen = product.productOptions.flatMap(({ name, choices }) =>
    itemsOf(choices.find(({ description }) => description === entryOf(selection, name))?.media),
  );
  return chosen.length > 0 ? chosen : itemsOf(product.media);
};
