import {
  addLineItemsToCurrentCart,
  type AddLineItemsToCurrentCartErrorCode,
  calculateCurrentCart,
  type CartErrorBody,
  type CartLine,
  type CartV2Response,
  getCurrentCartV2,
  setDeliveryMethodForCurrentCart,
  updateCurrentCartV2,
  updateLineItemsInCurrentCart,
} from '../../generated/carts-v2/index.ts';
import { cartsV2Service, openApiClient } from '../../generated/carts-v2/openapi.ts';
import {
  useAddLineItemsToCurrentCart,
  useCalculateCurrentCart,
  useGetCurrentCartV2,
} from '../../generated/carts-v2/queries.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of the second cart that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, cartsV2Service);
const catalogReference = { appId: 'store', catalogItemId: 'bowl', options: { variantId: 'blue' } };
const path = '/v2/carts/current/add-line-items';

export const answers = async (): Promise<void> => {
  const { cart } = await getCurrentCartV2({ client });
  exactly<string | undefined>()(cart?.businessInfo?.currencyCode);
  exactly<string | undefined>()(cart?.lineItems[0]?.pricing?.unitPrice?.amount);
  exactly<string | undefined>()(cart?.orderId);
  for (const line of cart?.lineItems ?? [])
    exactly<number | undefined>()(line.quantityInfo?.confirmedQuantity);
  const { summary } = await calculateCurrentCart({ refreshCart: true }, { client });
  exactly<string | undefined>()(summary?.priceSummary?.total?.amount);
  // @ts-expect-error Amounts have no text with a currency.
  void summary.priceSummary?.total?.formattedAmount;
  // @ts-expect-error The cart has no total.
  void cart.total;
  // @ts-expect-error The platform sets the revision.
  cart.revision = '8';
};

export const requests = (): void => {
  void addLineItemsToCurrentCart({ catalogItems: [{ catalogReference, quantity: 2 }] }, { client });
  // @ts-expect-error An owner has no current cart.
  void addLineItemsToCurrentCart({ catalogItems: [] }, { client: owner });
  // @ts-expect-error The member of the first family.
  void addLineItemsToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] }, { client });
  // @ts-expect-error A line without its quantity.
  void addLineItemsToCurrentCart({ catalogItems: [{ catalogReference }] }, { client });
  void updateLineItemsInCurrentCart(
    { lineItems: [{ lineItemId: 'a', quantity: { newQuantity: 2 } }] },
    { client },
  );
  // @ts-expect-error The quantity is an object of its own.
  void updateLineItemsInCurrentCart({ lineItems: [{ lineItemId: 'a', quantity: 2 }] }, { client });
  void updateCurrentCartV2({ cart: { note: null, customerInfo: { email: null } } }, { client });
  // @ts-expect-error The note stands in `cart`.
  void updateCurrentCartV2({ note: 'Ring twice' }, { client });
  // @ts-expect-error Lines have calls of their own.
  void updateCurrentCartV2({ cart: { lineItems: [] } }, { client });
  // @ts-expect-error A method has a code.
  void setDeliveryMethodForCurrentCart({ deliveryMethod: { appId: 'a' } }, { client });
  // @ts-expect-error A call needs a client.
  void getCurrentCartV2({});
};

export const refusals = ({ details }: CartErrorBody): void => {
  const data = details?.applicationError?.data;
  exactly<number | undefined>()(data?.invalidItems?.[0]?.availableQuantity);
  exactly<number | undefined>()(data?.maxCount);
  exactly<string | undefined>()(data?.orderId);
  // @ts-expect-error Ids of lines are a list.
  void data?.lineItemIds?.toFixed();
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.GET('/v2/carts/current');
  exactly<string | undefined>()(data?.cart?.lineItems[0]?.name?.original);
  await openApi.POST(path, { body: { catalogItems: [{ catalogReference, quantity: 1 }] } });
  // @ts-expect-error A path of the first family.
  await openApi.GET('/v1/carts/current');
  // @ts-expect-error A line without its quantity.
  await openApi.POST(path, { body: { catalogItems: [{ catalogReference }] } });
  // @ts-expect-error A call with a body needs one.
  await openApi.POST(path);
};

export const useCart = (): void => {
  exactly<CartV2Response | undefined>()(useGetCurrentCartV2().data);
  exactly<number | undefined>()(
    useGetCurrentCartV2({ query: { select: (all) => all.cart?.lineItems.length } }).data,
  );
  exactly<string | undefined>()(useCalculateCurrentCart({}).data?.summary?.cartRevision);
  const { mutate } = useAddLineItemsToCurrentCart();
  mutate({ data: { catalogItems: [{ catalogReference, quantity: 1 }] } });
  // @ts-expect-error A line without its quantity.
  mutate({ data: { catalogItems: [{ catalogReference }] } });
  // @ts-expect-error An owner has no current cart.
  useGetCurrentCartV2({ request: { client: owner } });
};

/** A code of the call; others belong to other calls. */
export const codes: AddLineItemsToCurrentCartErrorCode[] = [
  'INSUFFICIENT_INVENTORY',
  // @ts-expect-error The code of a removal.
  'LINE_ITEM_NOT_FOUND_IN_CART',
];

/** Every listed status has a case; a status that the platform adds later is kept. */
export const availability = ({ status }: CartLine): string => {
  switch (status) {
    case 'IN_STOCK':
      return '';
    case 'PARTIALLY_IN_STOCK':
      return 'fewer';
    case 'OUT_OF_STOCK':
    case 'REMOVED_FROM_CATALOG':
      return 'none';
    default:
      return status satisfies Undeclared;
  }
};
