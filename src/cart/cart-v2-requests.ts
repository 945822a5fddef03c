import type { AddressInput, AddToCartRequest, CartInfo } from '../../generated/carts/types.ts';
import type {
  AddLineItemsToCurrentCartRequest,
  CartAddressInput,
  CartV2Changes,
  CatalogReference,
} from '../../generated/carts-v2/types.ts';
import { ValidationError } from '../core/errors/index.ts';
import { STORES_APP_ID } from '../core/stores-app-id.ts';
import { NO_VARIANT } from '../outcomes/lines.ts';

/** The second version needs the variant also of a product that has only one. References to other apps stay as they are. */
const withVariant = (reference: CatalogReference): CatalogReference => {
  if (reference.appId !== STORES_APP_ID) return reference;
  const { options } = reference;
  const isChosen = options?.variantId !== undefined || Object.keys(options?.options ?? {}).length > 0;
  return isChosen ? reference : { ...reference, options: { ...options, variantId: NO_VARIANT } };
};

/** The request of an add. */
export const addRequestV2 = ({
  lineItems = [],
  customLineItems = [],
}: AddToCartRequest): AddLineItemsToCurrentCartRequest => {
  if (customLineItems.length > 0)
    throw new ValidationError(
      'Add custom lines to the second cart by addLineItemsToCurrentCart(), as an app.',
      {
        code: 'custom-lines',
      },
    );
  return {
    catalogItems: lineItems.map(({ catalogReference, quantity }) => ({
      catalogReference: withVariant(catalogReference),
      quantity,
    })),
  };
};

/** An address without the two members that the second version does not have. */
const addressOf = ({ formattedAddress: _text, hint: _hint, ...address }: AddressInput): CartAddressInput =>
  address;

/** The changes of a cart for fields of the first version; the delivery method has a call of its own. */
export const changesV2 = (
  {
    buyerNote,
    buyerInfo,
    contactInfo,
    overrideCheckoutUrl,
    businessLocationId: locationId,
    extendedFields,
  }: CartInfo,
  billing?: AddressInput,
): CartV2Changes => {
  const { address, contactDetails } = contactInfo ?? {};
  return {
    // An empty text clears the note.
    ...(buyerNote !== undefined && { note: buyerNote || null }),
    ...((buyerInfo?.email ?? contactDetails) !== undefined && {
      customerInfo: { ...contactDetails, email: buyerInfo?.email },
    }),
    ...(address && { deliveryInfo: { address: addressOf(address) } }),
    ...(billing && { paymentInfo: { billingAddress: addressOf(billing) } }),
    ...(overrideCheckoutUrl !== undefined && { customCheckoutUrl: overrideCheckoutUrl }),
    ...(locationId !== undefined && { businessInfo: { locationId } }),
    ...(extendedFields && { extendedFields }),
  };
};
