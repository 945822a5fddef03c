/** A product, a category and their parts as a page shows them, in either contract family. */

/** An amount of money. The platform computes and formats it. */
export interface CatalogMoney {
  /** The amount as a decimal, such as `24.9`. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The platform's text of the amount, with its currency symbol. */
  readonly text: string;
}

/** The price of a product or variant. */
export interface CatalogPrice {
  /** The price to pay; of a product whose variants have different prices, the lowest one. */
  readonly now: CatalogMoney;
  /** The highest price; undefined if all variants have the same price. */
  readonly upTo: CatalogMoney | undefined;
  /** The higher former price; undefined without one, and for a product whose variants have different prices. */
  readonly was: CatalogMoney | undefined;
}

/** A picture with the URL to load it from. */
export interface CatalogPicture {
  readonly id: string;
  readonly url: string;
  /** In pixels; 0 if the platform does not say. */
  readonly width: number;
  /** In pixels; 0 if the platform does not say. */
  readonly height: number;
  /** Text alternative; empty if the owner gave none. */
  readonly alt: string;
}

/**
 * The stock of a product or variant. `some-sold-out`: only of products. `pre-order`: sold out, but it can be ordered
 * ahead; only on sites with the newer catalog. `unknown`: the platform sent no stock.
 */
export type CatalogStock = 'in-stock' | 'some-sold-out' | 'pre-order' | 'sold-out' | 'unknown';

/** A choice of an option. */
export interface CatalogChoice {
  readonly name: string;
  /** Color code, for a choice of color. */
  readonly color: string | undefined;
  /** Whether any variant with this choice is in stock. */
  readonly inStock: boolean;
  /** Whether any variant with this choice is visible. */
  readonly visible: boolean;
  /** Ids of the product's pictures that show this choice. */
  readonly pictureIds: readonly string[];
}

/** An option, such as a size. Its choices make the variants. */
export interface CatalogOption {
  readonly name: string;
  readonly choices: readonly CatalogChoice[];
}

/** A choice of a modifier. */
export interface CatalogModifierChoice {
  /** Name of the choice in catalog references. */
  readonly key: string;
  readonly name: string;
  /** Color code, for a choice of color. */
  readonly color: string | undefined;
  /** Amount that the choice adds to the price of one piece; only on sites with the newer catalog. */
  readonly addedPrice: string | undefined;
}

/** A choice that makes no variant and has no stock, such as a gift wrap. */
export interface CatalogModifier {
  /** Name of the modifier in catalog references. */
  readonly key: string;
  readonly name: string;
  readonly mandatory: boolean;
  readonly choices: readonly CatalogModifierChoice[];
}

/** A text that the buyer may or must enter, such as an engraving. */
export interface CatalogText {
  /** Name of the text in catalog references. */
  readonly key: string;
  readonly title: string;
  readonly mandatory: boolean;
  readonly maxLength: number;
  /** Amount that a text adds to the price of one piece; only on sites with the newer catalog. */
  readonly addedPrice: string | undefined;
}

/** The price of a measure, such as 100 g, of a product that is sold by weight, volume, length or area. */
export interface CatalogUnitPrice {
  /** The amount as a decimal, in the currency of the variant's price. */
  readonly amount: string;
  /** Number of units that the price is for. */
  readonly quantity: number;
  /** The unit, such as `G`, `ML` or `SQM`. */
  readonly unit: string;
}

/** A visible variant: one choice of each option. A product without options has one variant. */
export interface CatalogVariant {
  /** Id for catalog references; undefined if a reference of this product names no variant. */
  readonly id: string | undefined;
  /** The name of each option, with the name of its choice. */
  readonly choices: Readonly<Record<string, string>>;
  readonly price: CatalogPrice;
  /** Undefined if the product is not sold by measure. */
  readonly unitPrice: CatalogUnitPrice | undefined;
  /** Stock keeping unit; may be empty. */
  readonly sku: string;
  readonly stock: CatalogStock;
  /** Number of pieces left, if the platform sends it; the newer catalog does not. */
  readonly left: number | undefined;
  /** Present if the variant is digital and the platform says that it has no file: it cannot be sold. */
  readonly withoutFile?: true;
}

/** An additional text of the product page, such as care instructions. */
export interface CatalogSection {
  readonly title: string;
  /** HTML. */
  readonly html: string;
}

/** A product in a list. It holds no variants, because the newer catalog sends none in lists. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  /** Part of the product page's URL that names the product. */
  readonly slug: string;
  /** Text of the product page as HTML; empty without one. */
  readonly html: string;
  /** The main picture comes first. */
  readonly pictures: readonly CatalogPicture[];
  /** Undefined if the platform sent no price. */
  readonly price: CatalogPrice | undefined;
  /** Short labels, such as "New". */
  readonly ribbons: readonly string[];
  readonly brand: string | undefined;
  readonly stock: CatalogStock;
  readonly options: readonly CatalogOption[];
  readonly modifiers: readonly CatalogModifier[];
  readonly texts: readonly CatalogText[];
  /** Id of the only variant of a product without options; undefined if a reference of this product names no variant. */
  readonly variantId: string | undefined;
}

/** A product of a product page. */
export interface CatalogProduct extends ListedProduct {
  /** Undefined if the platform did not send them although they were requested: then the choices are unknown. */
  readonly variants: readonly CatalogVariant[] | undefined;
  readonly sections: readonly CatalogSection[];
  /** Whether the product is a file, which is not shipped. */
  readonly digital: boolean;
  /** Ids of the categories that have the product itself. The category of all products can be among them. */
  readonly categoryIds: readonly string[];
}

/** A category of products; on sites with the first catalog, a collection. */
export interface CatalogCategory {
  readonly id: string;
  readonly name: string;
  /** Part of the category page's URL that names the category. */
  readonly slug: string;
  /** Undefined for a category of the first level, as all are on sites with the first catalog. */
  readonly parentId: string | undefined;
  readonly description: string;
  readonly picture: CatalogPicture | undefined;
  /** Number of products in the category itself. */
  readonly count: number;
}
