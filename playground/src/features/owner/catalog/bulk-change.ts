import type { AdjustValue, SetValue } from 'vitrine/catalog-write';

/** What can be changed of many products at once. */
export const properties = ['price', 'cost', 'weight', 'ribbon', 'brand'] as const;

export type BulkProperty = (typeof properties)[number];

export type BulkWay = 'percent' | 'amount' | 'set';

/** One change of many products, as the two bulk calls take it. */
export type BulkChange =
  | { readonly kind: 'adjust'; readonly adjust: AdjustValue }
  | { readonly kind: 'set'; readonly set: SetValue };

/** What an owner has filled in. */
export interface BulkDraft {
  readonly property: BulkProperty;
  readonly way: BulkWay;
  /** For figures; not a number while nothing is typed. */
  readonly figure: number;
  /** For ribbon and brand. */
  readonly words: string;
  /** Round the result to whole numbers; for percent only. */
  readonly whole: boolean;
}

const figures = ['price', 'cost', 'weight'] as const;

/** Whether a property is a figure, which can rise and fall. */
export const isFigure = (property: BulkProperty): property is (typeof figures)[number] =>
  figures.some((figure) => figure === property);

/** The call for what was filled in; undefined while something is missing. */
export const changeOf = ({ property, way, figure, words, whole }: BulkDraft): BulkChange | undefined => {
  if (!isFigure(property))
    return words.trim() === '' ? undefined : { kind: 'set', set: { [property]: words.trim() } };
  if (Number.isNaN(figure)) return undefined;
  if (way === 'set') return figure < 0 ? undefined : { kind: 'set', set: { [property]: figure } };
  return {
    kind: 'adjust',
    adjust: {
      [property]:
        way === 'amount'
          ? { amount: figure }
          : { percentage: { rate: figure, ...(whole && { roundToInt: true }) } },
    },
  };
};
