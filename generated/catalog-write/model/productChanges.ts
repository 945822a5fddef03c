// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdditionalInfoSection } from './additionalInfoSection.ts';
import type { CostInput } from './costInput.ts';
import type { DimensionsInput } from './dimensionsInput.ts';
import type { Discount } from './discount.ts';
import type { PriceInput } from './priceInput.ts';
import type { PricePerUnitData } from './pricePerUnitData.ts';
import type { ProductOptionInput } from './productOptionInput.ts';
import type { ProductType } from './productType.ts';
import type { SeoSchemaInput } from './seoSchemaInput.ts';

/**
 * The fields of a product that are to change; the others stay as they are.
 */
export interface ProductChanges {
  /**
   * The id of the path once more, as the platform's own packages send it. May be left out.
   * @minLength 1
   */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  /**
   * The part of the address that names the product.
   * @maxLength 100
   */
  slug?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Only `physical` can be made by call. */
  productType?: ProductType;
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
  /** Size of the product itself. */
  productDimensions?: DimensionsInput;
  /** Size of the packed product. */
  packageDimensions?: DimensionsInput;
  priceData?: PriceInput;
  costAndProfitData?: CostInput;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Further texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections?: readonly AdditionalInfoSection[];
  /**
   * Short label on the product, such as "New".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * Who makes the product.
   * @minLength 1
   * @maxLength 50
   */
  brand?: string;
  /** Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
  manageVariants?: boolean;
  /**
   * What the buyer chooses, such as size and colour; all combinations together are at most 1000.
   * @maxItems 6
   */
  productOptions?: readonly ProductOptionInput[];
  /** Taken off the price of every variant. */
  discount?: Discount;
  seoData?: SeoSchemaInput;
}
