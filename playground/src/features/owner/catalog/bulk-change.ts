import type { AdjustValue, SetValue } from 'vitrine/catalog-write';

/** Properties that can be changed in bulk. */
export const properties = ['price', 'cost', 'weight', 'ribbon', 'brand'] as const;

export type BulkProperty = (typeof properties)[number];

export type BulkWay = 'percent' | 'amount' | 'set';

/** One bulk change, in the format of the two bulk calls. */
export type BulkChange =
  | { readonly kind: 'adjust'; readonly adjust: AdjustValue }
  | { readonly kind: 'set'; readonly set: SetValue };

/** Input of the bulk form. */
export interface BulkDraft {
  readonly property: BulkProperty;
  readonly way: BulkWay;
  /** Value of a numeric property; NaN while empty. */
  readonly figure: number;
  /** Value of ribbon or brand. */
  readonly words: string;
  /** Round the result to whole numbers; only for percentages. */
  readonly whole: boolean;
}

const figures = ['price', 'cost', 'weight'] as const;

/** Whether a property is numeric and can be adjusted. */
export const isFigure = (property: BulkProperty): property is (typeof figures)[number] =>
  figures.some((figure) => figure === property);

/** The change for an input; undefined while a value is missing. */
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
