/** A choice of a colour: its name and its hex code. */
export type ColorName = keyof typeof colors;

/** The colours that things of the shop come in. */
export const colors = {
  Chalk: '#e9e2d5',
  Sand: '#d6bf9c',
  Mustard: '#d0a03a',
  Clay: '#bb6c4c',
  Red: '#c2453d',
  Plum: '#6f4560',
  Sky: '#93b4c6',
  Ink: '#2f3d52',
  Green: '#5c8064',
  Moss: '#7b8458',
  Charcoal: '#42413f',
} as const;

/** Key of a variant: its choices in the order of the options, joined by a bar. */
export type VariantKey = string;

/** How a variant differs from its product. */
export interface VariantSeed {
  /** Decimal. */
  price?: string;
  /** Kilograms. */
  weight?: string;
  /** Pieces left. */
  left?: number;
  hidden?: boolean;
}

/** A product in the short form in which the shop is written down. */
export interface ProductSeed {
  name: string;
  text: string;
  shape: string;
  /** Decimals. */
  price: string;
  cost: string;
  /** Kilograms. */
  weight?: string;
  /** Further collections beside the one whose file this is. */
  also?: readonly string[];
  ribbon?: string;
  brand?: string;
  digital?: boolean;
  reducedTax?: boolean;
  amountOff?: string;
  percentOff?: string;
  perUnit?: { total: string; totalUnit: string; base: string; baseUnit: string };
  colors?: readonly ColorName[];
  sizes?: { name?: string; values: readonly string[] };
  /** Pieces left of the product (of every variant when they are managed); absent: not counted, in stock. */
  left?: number;
  /** Present: variants are managed, and these differ. */
  variants?: Readonly<Record<VariantKey, VariantSeed>>;
  customText?: { title: string; maxLength: number; mandatory: boolean };
  care?: string;
}

/** A collection of the shop with its products. */
export interface CollectionSeed {
  name: string;
  text: string;
  shape: string;
  products: readonly ProductSeed[];
}
