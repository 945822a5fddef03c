// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdditionalInfoSection } from './additionalInfoSection.ts';
import type { CostAndProfitData } from './costAndProfitData.ts';
import type { CustomTextField } from './customTextField.ts';
import type { DigitalFile } from './digitalFile.ts';
import type { Dimensions } from './dimensions.ts';
import type { Discount } from './discount.ts';
import type { Media } from './media.ts';
import type { NumericPropertyRange } from './numericPropertyRange.ts';
import type { PageUrl } from './pageUrl.ts';
import type { PriceData } from './priceData.ts';
import type { PricePerUnitData } from './pricePerUnitData.ts';
import type { ProductOption } from './productOption.ts';
import type { ProductType } from './productType.ts';
import type { Ribbon } from './ribbon.ts';
import type { SeoSchema } from './seoSchema.ts';
import type { Stock } from './stock.ts';
import type { Undeclared } from './undeclared.ts';
import type { Variant } from './variant.ts';

/**
 * What the store sells: texts, prices, options and stock. Fields for the merchant come only when asked for.
 */
export interface Product {
  /**
   * Id of the product, a GUID.
   * @minLength 1
   */
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  /**
   * The part of the product page's address that names the product; made from the name, can be changed.
   * @maxLength 100
   */
  slug: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  productType: ProductType | Undeclared;
  /**
   * Text of the product page, may hold HTML.
   * @maxLength 8000
   */
  description?: string;
  /**
   * Stock keeping unit of a product without managed variants.
   * @maxLength 40
   */
  sku?: string;
  /**
   * Shipping weight in the unit that the site has set.
   * @minimum 0
   * @maximum 999999999.99
   */
  weight?: number;
  /** Lightest and heaviest variant. */
  weightRange?: NumericPropertyRange;
  /** Size of the product itself. */
  productDimensions?: Dimensions;
  /** Size of the packed product. */
  packageDimensions?: Dimensions;
  stock?: Stock;
  /** The same as `priceData` under its old name. Deprecated and read-only. */
  price?: PriceData;
  /** Price in the site's currency. */
  priceData: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Cheapest and dearest variant, before the discount. */
  priceRange?: NumericPropertyRange;
  /** Only for the owner, and only when asked for. */
  costAndProfitData?: CostAndProfitData;
  /** Lowest and highest cost of a variant. Only for the owner, and only when asked for. */
  costRange?: NumericPropertyRange;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Further texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections: AdditionalInfoSection[];
  /**
   * Old form of `ribbon`.
   * @deprecated
   * @maxItems 10
   */
  readonly ribbons: readonly Ribbon[];
  /**
   * Short label on the product, such as "New".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  brand?: string;
  /** The file of a digital product. Read-only. */
  digitalFile?: DigitalFile;
  /** Pictures and videos of the product. Read-only; there are calls of their own to change them. */
  media?: Media;
  /**
   * Texts that the buyer may or must enter, such as an engraving.
   * @maxItems 100
   */
  readonly customTextFields: readonly CustomTextField[];
  /** Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
  manageVariants?: boolean;
  /**
   * What the buyer chooses, such as size and colour.
   * @maxItems 6
   */
  productOptions: ProductOption[];
  productPageUrl?: PageUrl;
  /** Number that grows with every new product; sorts products by age. */
  readonly numericId: string;
  /** Id of the product's record in the inventory. */
  readonly inventoryItemId: string;
  discount?: Discount;
  /**
   * Collections that hold the product; the one of all products is among them.
   * @maxItems 1000
   */
  readonly collectionIds: readonly string[];
  /**
   * All variants; at most one default variant for a product without options.
   * @maxItems 1000
   */
  readonly variants: readonly Variant[];
  readonly lastUpdated?: string;
  readonly createdDate?: string;
  seoData?: SeoSchema;
}
