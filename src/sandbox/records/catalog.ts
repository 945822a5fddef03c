/** One way to sell a product: a combination of its choices, or the product itself when it has no options. */
export interface VariantRecord {
  id: string;
  /** Choice by option name. */
  choices: Record<string, string>;
  sku: string;
  /** Decimal; absent: the product's. */
  price?: string;
  /** Kilograms; absent: the product's. */
  weight?: string;
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

/** A generated picture. */
export interface PictureRecord {
  id: string;
  altText: string;
  /** Name of the drawing. */
  shape: string;
  /** Number of the palette. */
  palette: number;
  /** Which of the drawing's views. */
  view: number;
  /** Hex code of the thing shown, where a choice of colour shows it. */
  color?: string;
  /** Option and choice that this picture belongs to. */
  choice?: { option: string; description: string };
}

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
  pictures: PictureRecord[];
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
  picture: PictureRecord;
}
