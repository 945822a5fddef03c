import type { Dimensions, MeasurementUnit, SeoSchema } from '../../generated/catalog-write/types.ts';

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
  /** The number below the bars; only the newer catalog shows it. */
  barcode?: string;
  /** The variant can be ordered before it is in stock; only the newer catalog shows it. */
  preorder?: true;
  /** Pieces ordered before they are in stock (R382); absent: none. */
  preordered?: number;
  /** No inventory item: it is out of stock (R377). */
  withoutInventory?: true;
}

/** A choice of a modifier, with the amount (decimal) that it adds to the price of one piece (R354). */
export interface ModifierChoiceRecord extends ChoiceRecord {
  addedPrice?: string;
}

/**
 * An input of a product that makes no variant (R353). The custom texts and unmanaged options of the earlier
 * catalog stay in their own fields; the newer catalog shows them as modifiers, too.
 */
export interface ModifierRecord {
  name: string;
  type: 'drop_down' | 'color';
  mandatory: boolean;
  choices: ModifierChoiceRecord[];
}

/** A choice of an option: the text that buyers read, and the hex code of a color. */
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
  /** The hex code of the product in the picture, for pictures of a color. */
  color?: string;
}

/** A picture or video of a product. */
export type MediaRecord = PictureRecord | LinkedRecord;

/** The content of a product and the base quantity of its price by measure; both amounts are decimals. */
export interface PerUnitRecord {
  total: string;
  totalUnit: MeasurementUnit;
  base: string;
  baseUnit: MeasurementUnit;
}

/** The optional members of a product's responses. */
export const optionalMembers = [
  'additionalRibbons',
  'lineImage',
  'shippingWeightRange',
  'sku',
  'toBeRemovedMandatory',
  'weight',
] as const;

/** The name of an optional member. */
export type OptionalMember = (typeof optionalMembers)[number];

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
  /** Labels beside `ribbon`, at most 4 (R361). */
  additionalRibbons?: string[];
  /** The number of changes, from 1; absent: 1. */
  revision?: number;
  /** The name of the product for other systems, which never changes; absent: the slug (R320). */
  handle?: string;
  /** Modifiers of the newer catalog, beside those that its earlier form has as options and texts. */
  modifiers?: ModifierRecord[];
  /** The category of the breadcrumbs; absent: the first collection. */
  mainCategoryId?: string;
  /** Only members may buy it (R363). */
  membersOnly?: true;
  /** The id of the only variant in the newer catalog, if the options make none; absent: only zeros (R381). */
  defaultVariantId?: string;
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
  perUnit?: PerUnitRecord;
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
  /** Members that its responses lack (R721); absent: none. */
  absent?: OptionalMember[];
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
  /**
   * The position among the categories with the same parent, from 0; absent: after the categories that have a
   * position.
   */
  place?: number;
  /** The ids of the products that the owner arranged, in their order (R410). */
  arranged?: string[];
  /** Absent for a category that is older than the sandbox. */
  createdDate?: string;
  updatedDate?: string;
}

/** A label of products that the newer catalog lists by itself. */
export type LabelKind = 'brand' | 'ribbon';
