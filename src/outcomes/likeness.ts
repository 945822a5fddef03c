import type { CatalogReference, LineItem, NewCustomLineItem } from '../../generated/carts/types.ts';
import { isSameTree, isTree, ownOf, type Tree } from './trees.ts';

/**
 * How sure it is that a line of the cart is what was asked for: 0 it is not; 1 nothing speaks against it; 2 what can be
 * compared is the same; 3 it is the same. A platform may answer a reference in other words than it was asked in: by the
 * variant's id in place of its choices, the colour's name in place of its code, or with both.
 */
export type Likeness = 0 | 1 | 2 | 3;

/** What the catalog of the store calls the variant of a product that has no others. */
const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

/** The options of a reference without what says nothing. */
const optionsOf = ({ options }: CatalogReference): Tree => {
  const { variantId, ...others } = options ?? {};
  return isNamed(variantId) ? { ...others, variantId } : others;
};

const isNamed = (variantId: unknown): variantId is string =>
  typeof variantId === 'string' && variantId !== '' && variantId !== NO_VARIANT;

const textsIn = (value: unknown): [string, string][] =>
  Object.entries(isTree(value) ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );

/** Everything that a line says about an option or a text, by whatever name it is known. */
const knownTexts = ({ catalogReference, descriptionLines = [] }: LineItem, name: string): string[] => {
  const options = catalogReference?.options;
  const described = descriptionLines
    .filter((line) => [line.name.original, line.name.translated].includes(name))
    .flatMap(({ plainText, colorInfo }) => [
      plainText?.original,
      plainText?.translated,
      colorInfo?.original,
      colorInfo?.translated,
      colorInfo?.code,
    ]);
  return [
    ownOf(ownOf(options, 'options'), name),
    ownOf(ownOf(options, 'customTextFields'), name),
    ...described,
  ].filter((text): text is string => typeof text === 'string');
};

/** A choice must be the same; a text of the buyer may have been shortened. */
const likenessOfText = (known: readonly string[], text: string, mayBeShort: boolean): 0 | 1 | 2 => {
  if (known.includes(text)) return 2;
  const isOpen =
    known.length === 0 || (mayBeShort && known.some((start) => start !== '' && text.startsWith(start)));
  return isOpen ? 1 : 0;
};

/** How like a line is to an item of a catalog. */
export const likenessToItem = (line: LineItem, asked: CatalogReference): Likeness => {
  const own = line.catalogReference;
  if (line.customLineItem || !own || own.appId !== asked.appId) return 0;
  if (![own.catalogItemId, line.rootCatalogItemId].includes(asked.catalogItemId)) return 0;
  const [has, wants] = [optionsOf(own), optionsOf(asked)];
  if (isSameTree(has, wants)) return 3;
  const [variant, wanted] = [has['variantId'], wants['variantId']];
  if (variant !== undefined && wanted !== undefined && variant !== wanted) return 0;
  const texts = textsIn(wants['customTextFields']);
  // Another text makes another line, and so does a text that nobody asked for.
  if (textsIn(has['customTextFields']).some(([title]) => !texts.some(([other]) => other === title))) return 0;
  const likes = [
    ...textsIn(wants['options']).map(([name, choice]) =>
      likenessOfText(knownTexts(line, name), choice, false),
    ),
    ...texts.map(([title, text]) => likenessOfText(knownTexts(line, title), text, true)),
  ];
  if (likes.includes(0)) return 0;
  const isVariant = wanted !== undefined && variant === wanted;
  return (isVariant || likes.length > 0) && !likes.includes(1) ? 2 : 1;
};

/** How like a line is to one that the caller described. The platform gives it an id of its own. */
export const likenessToCustom = (line: LineItem, asked: NewCustomLineItem): Likeness => {
  if (!line.customLineItem) return 0;
  if (asked.id !== undefined && asked.id === line.id) return 3;
  if (line.productName.original !== asked.productName.original) return 0;
  return Number(line.price.amount) === Number(asked.price) ? 2 : 1;
};
