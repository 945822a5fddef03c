import type { Dimensions, SeoSchema } from '../../generated/catalog-write/types.ts';

/** The dimensions of a product and of its parcel. */
export interface SizesRecord {
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
}

/** A variant: a combination of choices, or the product itself if it has no options. */
export interface VariantRecord {
  id: string;
  /** The choice of each option by its name. */
  choices: Record<string, string>;
  /** Absent: the SKU of the product. */
  sku?: string;
  /** Decimal; absent: the price of the product. */
  price?: string;
  /** Decimal; absent: the cost of the product. */
  cost?: string;
  /** Kilograms; absent: the weight of the product. */
  weight?: string;
  sizes?: SizesRecord;
  visible: boolean;
  /** Pieces in stock; null: not counted, `inStock` decides. */
  quantity: number | null;
  inStock: boolean;
}

/** A choice of an option: the text that buyers read, and the hex code of a colour. */
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

/** The common members of pictures and videos. */
interface MediumRecord {
  id: string;
  altText: string;
  /** The choices of one option that the medium is limited to (R108). */
  choice?: { option: string; descriptions: string[] };
}

/** A medium of another host: it is linked, never fetched. */
export interface LinkedRecord extends MediumRecord {
  url: string;
}

/** A generated picture. */
export interface PictureRecord extends MediumRecord {
  /** The name of the drawing. */
  shape: string;
  /** The number of the palette. */
  palette: number;
  /** The number of the view. */
  view: number;
  /** The hex code of the product in the picture, for pictures of a colour. */
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
  /** Decimal: the purchase price of the owner (R106). */
  cost: string;
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: string };
  /** Kilograms. */
  weight: string;
  sku: string;
  sizes?: SizesRecord;
  seo?: SeoSchema;
  taxClass: 'standard' | 'reduced';
  perUnit?: { total: string; totalUnit: string; base: string; baseUnit: string };
  /** Whether variants have their own price, weight, SKU, visibility and stock (R102). */
  manageVariants: boolean;
  options: OptionRecord[];
  variants: VariantRecord[];
  /** Pieces in stock of a product whose variants are not managed; null: not counted. */
  quantity: number | null;
  inStock: boolean;
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[];
  sections: { title: string; description: string }[];
  collectionIds: string[];
  pictures: MediaRecord[];
  createdDate: string;
  lastUpdated: string;
}

/**
 * A category of the store's tree. The earlier catalog shows all of them as one flat list of collections. Members that
 * only the tree has may be absent: a collection of the earlier catalog is a category at the top.
 */
export interface CollectionRecord {
  id: string;
  slug: string;
  name: string;
  description: string;
  visible: boolean;
  /** Absent for a collection made by a call: calls cannot set a picture. */
  picture?: PictureRecord;
  /** The category above; absent: none. */
  parentId?: string;
  /** The position among the categories with the same parent, from 0; absent: after those that have one. */
  place?: number;
  /** The ids of the products that the owner arranged, in their order (R410). */
  arranged?: string[];
  /** Absent for a category that is older than the sandbox. */
  createdDate?: string;
  updatedDate?: string;
}
