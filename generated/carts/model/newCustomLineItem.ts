// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogReference } from './catalogReference.ts';
import type { DescriptionLine } from './descriptionLine.ts';
import type { DigitalFile } from './digitalFile.ts';
import type { ImageReference } from './imageReference.ts';
import type { ItemPageUrl } from './itemPageUrl.ts';
import type { ItemType } from './itemType.ts';
import type { NewModifierGroup } from './newModifierGroup.ts';
import type { PaymentOptionType } from './paymentOptionType.ts';
import type { PhysicalPropertiesInput } from './physicalPropertiesInput.ts';
import type { Policy } from './policy.ts';
import type { PriceDescription } from './priceDescription.ts';
import type { ProductName } from './productName.ts';
import type { Quantity } from './quantity.ts';
import type { ServiceProperties } from './serviceProperties.ts';
import type { TaxableAddress } from './taxableAddress.ts';

/**
 * A line that no catalog has. Name, type and price are the caller's to say.
 */
export interface NewCustomLineItem {
  /**
   * Id for the line, unique within the cart. The platform announced that it takes none from 2026-05-01 on and gives one itself.
   * @deprecated
   */
  id?: string;
  quantity: Quantity;
  /** Where the line comes from, for the app that keeps it. The catalog is not asked. */
  catalogReference?: CatalogReference;
  /**
   * What the catalog knows, when `catalogItemId` names only a part of it.
   * @minLength 1
   * @maxLength 36
   */
  rootCatalogItemId?: string;
  productName: ProductName;
  url?: ItemPageUrl;
  media?: ImageReference;
  /**
   * Options and texts, to be shown under the name.
   * @maxItems 10
   */
  descriptionLines?: readonly DescriptionLine[];
  itemType: ItemType;
  /**
   * Price of one in the currency of the cart, without a currency sign.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  price: string;
  /**
   * Price of one before discounts. Without it, the same as `price`.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  fullPrice?: string;
  /**
   * What is paid now for one. For the payment option DEPOSIT_ONLINE only.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  depositAmount?: string;
  priceDescription?: PriceDescription;
  /** The price is not known before the order. */
  priceUndetermined?: boolean;
  paymentOption?: PaymentOptionType;
  /**
   * How many there are. Absent means as many as one likes.
   * @minimum 0
   * @maximum 100000
   */
  quantityAvailable?: number;
  /** The buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** Only members may buy it. */
  membersOnly?: boolean;
  physicalProperties?: PhysicalPropertiesInput;
  digitalFile?: DigitalFile;
  /** Delivery profile of the site. */
  deliveryProfileId?: string;
  /** Tax group of the site. */
  taxGroupId?: string;
  taxableAddress?: TaxableAddress;
  serviceProperties?: ServiceProperties;
  /** @maxItems 5 */
  policies?: readonly Policy[];
  /**
   * Extras, by group.
   * @maxItems 25
   */
  modifierGroups?: readonly NewModifierGroup[];
}
