import type { PerUnitRecord } from '../records/catalog.ts';

/** The name of a color. */
export type ColorName = keyof typeof colors;

/** The colors of products, with their hex codes. */
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

/** The key of a variant: its choices in the order of the options, joined by a bar. */
export type VariantKey = string;

/** The differences of a variant from its product. */
export interface VariantSeed {
  /** Decimal. */
  price?: string;
  /** Kilograms. */
  weight?: string;
  /** Pieces in stock. */
  left?: number;
  hidden?: boolean;
}

/** The short form of a product. */
export interface ProductSeed {
  name: string;
  text: string;
  shape: string;
  /** Decimals. */
  price: string;
  cost: string;
  /** Kilograms. */
  weight?: string;
  /** Further collections besides the one of the file. */
  also?: readonly string[];
  ribbon?: string;
  brand?: string;
  digital?: boolean;
  reducedTax?: boolean;
  amountOff?: string;
  percentOff?: string;
  perUnit?: PerUnitRecord;
  colors?: readonly ColorName[];
  sizes?: { name?: string; values: readonly string[] };
  /** Pieces in stock of the product, or of every variant if variants are managed; absent: not counted, in stock. */
  left?: number;
  /** Present: variants are managed, and these differ from the product. */
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
