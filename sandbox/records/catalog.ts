import type { Dimensions, SeoSchema } from '../../generated/catalog-write/types.ts';

/** Sizes of a thing and of its parcel. */
export interface SizesRecord {
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
}

/** One way to sell a product: a combination of its choices, or the product itself when it has no options. */
export interface VariantRecord {
  id: string;
  /** Choice by option name. */
  choices: Record<string, string>;
  /** Absent: the product's. */
  sku?: string;
  /** Decimal; absent: the product's. */
  price?: string;
  /** Decimal; absent: the product's. */
  cost?: string;
  /** Kilograms; absent: the product's. */
  weight?: string;
  sizes?: SizesRecord;
  visible: boolean;
  /** Pieces left; null: not counted, `inStock` decides. */
  quantity: number | null;
  inStock: boolean;
}

/** A choice of an option: what the buyer reads, and the hex code for a colour. */
export interface ChoiceRecord {
  value: string;
  description: string;
}

/** An option of a product, such as its size. */
export interface OptionRecord {
  name: string;
  type: 'drop_down' | 'color';
  choices: ChoiceRecord[];
}

/** What every medium of a product has. */
interface MediumRecord {
  id: string;
  altText: string;
  /** The choices of one option that this medium belongs to (R108). */
  choice?: { option: string; descriptions: string[] };
}

/** A medium that lives elsewhere: shown from its address, never fetched. */
export interface LinkedRecord extends MediumRecord {
  url: string;
}

/** A generated picture. */
export interface PictureRecord extends MediumRecord {
  /** Name of the drawing. */
  shape: string;
  /** Number of the palette. */
  palette: number;
  /** Which of the drawing's views. */
  view: number;
  /** Hex code of the thing shown, where a choice of colour shows it. */
  color?: string;
}

/** A picture or video of a product. */
export type MediaRecord = PictureRecord | LinkedRecord;

/** A product of the store. */
export interface ProductRecord {
  id: string;
  numericId: string;
  slug: string;
  name: string;
  description: string;
  visible: boolean;
  type: 'physical' | 'digital';
  brand?: string;
  ribbon?: string;
  /** Decimal. */
  price: string;
  /** Decimal: what the owner pays for it (R106). */
  cost: string;
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: string };
  /** Kilograms. */
  weight: string;
  sku: string;
  sizes?: SizesRecord;
  seo?: SeoSchema;
  taxClass: 'standard' | 'reduced';
  perUnit?: { total: string; totalUnit: string; base: string; baseUnit: string };
  /** Variants have their own price, weight, code, visibility and stock (R102). */
  manageVariants: boolean;
  options: OptionRecord[];
  variants: VariantRecord[];
  /** Pieces left of a product whose variants are not managed; null: not counted. */
  quantity: number | null;
  inStock: boolean;
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[];
  sections: { title: string; description: string }[];
  collectionIds: string[];
  pictures: MediaRecord[];
  createdDate: string;
  lastUpdated: string;
}

/** A collection of products. */
export interface CollectionRecord {
  id: string;
  slug: string;
  name: string;
  description: string;
  visible: boolean;
  /** Absent for a collection that was made by call: there is none to give it one. */
  picture?: PictureRecord;
}
