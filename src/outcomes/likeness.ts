import type {
  CatalogReference,
  LineItem,
  NewCustomLineItem,
  NewLineItem,
} from '../../generated/carts/types.ts';
import { isJsonObject, type JsonObject, memberOf } from '../core/json.ts';
import { NO_VARIANT } from './lines.ts';
import { isSameTree } from './trees.ts';

/**
 * How well a line of the cart matches a requested item. 0: not at all. 1: possibly, because no known value differs. 2:
 * in all values that can be compared. 3: exactly. The platform may write a reference differently: the id of the variant
 * in place of its choices, the name of a color in place of its code, or both.
 */
export type Likeness = 0 | 1 | 2 | 3;

/** The options of a reference. A variant id that means "no variant" is left out. */
const optionsOf = ({ options }: CatalogReference): JsonObject => {
  const { variantId, ...others } = options ?? {};
  return isNamed(variantId) ? { ...others, variantId } : others;
};

const isNamed = (variantId: unknown): variantId is string =>
  typeof variantId === 'string' && variantId !== '' && variantId !== NO_VARIANT;

const textsIn = (value: unknown): [string, string][] =>
  Object.entries(isJsonObject(value) ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );

/** All values of an option or a text that a line has, in its reference and in its description. */
const knownTexts = ({ catalogReference, descriptionLines }: LineItem, name: string): string[] => {
  const options = catalogReference?.options;
  const described = (Array.isArray(descriptionLines) ? descriptionLines : [])
    .filter((line) => Object.values({ ...line?.name }).includes(name))
    .flatMap(({ plainText, colorInfo }) => [
      ...Object.values({ ...plainText }),
      ...Object.values({ ...colorInfo }),
    ]);
  return [
    memberOf(memberOf(options, 'options'), name),
    memberOf(memberOf(options, 'customTextFields'), name),
    ...described,
  ].filter((text): text is string => typeof text === 'string');
};

/**
 * How well the known values match a requested value: equal, or undecided if no value is known. The platform may shorten
 * a text.
 */
const likenessOfText = (known: readonly string[], text: string, mayBeShort: boolean): 0 | 1 | 2 => {
  if (known.includes(text)) return 2;
  const isOpen =
    known.length === 0 || (mayBeShort && known.some((start) => start !== '' && text.startsWith(start)));
  return isOpen ? 1 : 0;
};

/** How well a line matches an item of a catalog. */
export const likenessToItem = (line: LineItem, asked: CatalogReference): Likeness => {
  const own = line.catalogReference;
  if (line.customLineItem || !own || own.appId !== asked.appId) return 0;
  if (![own.catalogItemId, line.rootCatalogItemId].includes(asked.catalogItemId)) return 0;
  const [has, wants] = [optionsOf(own), optionsOf(asked)];
  if (isSameTree(has, wants)) return 3;
  const [variant, wanted] = [has['variantId'], wants['variantId']];
  if (variant !== undefined && wanted !== undefined && variant !== wanted) return 0;
  const texts = textsIn(wants['customTextFields']);
  // The platform puts items with different texts into different lines.
  if (textsIn(has['customTextFields']).some(([title]) => !texts.some(([other]) => other === title))) return 0;
  const likes = [
    ...textsIn(wants['options']).map(([name, choice]) =>
      likenessOfText(knownTexts(line, name), choice, false),
    ),
    ...texts.map(([title, text]) => likenessOfText(knownTexts(line, title), text, true)),
  ];
  const isVariant = wanted !== undefined && variant === wanted;
  return Math.min(isVariant || likes.length > 0 ? 2 : 1, ...likes) as Likeness;
};

/** An item of an add. */
export type AddedItem = NewLineItem | NewCustomLineItem;

export const isOfCatalog = (item: AddedItem): item is NewLineItem => 'catalogReference' in item;

/** How well a line matches an item of an add. */
export const likenessToAdded = (line: LineItem, item: AddedItem): Likeness =>
  isOfCatalog(item) ? likenessToItem(line, item.catalogReference) : likenessToCustom(line, item);

/** How well a line matches a custom line. The platform may have given it a new id. */
const likenessToCustom = (line: LineItem, asked: NewCustomLineItem): Likeness => {
  if (!line.customLineItem) return 0;
  if (asked.id !== undefined && asked.id === line.id) return 3;
  if (line.productName?.original !== asked.productName.original) return 0;
  return Number(line.price?.amount) === Number(asked.price) ? 2 : 1;
};
