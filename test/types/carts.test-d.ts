import {
  addToCurrentCart,
  type CartResponse,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  type LineItem,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../../generated/carts/index.ts';
import { openApiClient, cartsService } from '../../generated/carts/openapi.ts';
import {
  useAddToCurrentCart,
  useEstimateCurrentCartTotals,
  useGetCurrentCart,
} from '../../generated/carts/queries.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Cart calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, cartsService);
const catalogItemId = 'bowl';
const catalogReference = { appId: 'store', catalogItemId };
const ref = catalogReference;
const path = '/v1/carts/current/add-to-cart';

export const answers = async (): Promise<void> => {
  const { cart } = await getCurrentCart({ client });
  exactly<string | undefined>()(cart?.currency);
  exactly<string | undefined>()(cart?.lineItems[0]?.price?.amount);
  exactly<string | undefined>()(cart?.lineItems[0]?.productName?.original);
  for (const line of cart?.lineItems ?? []) exactly<number>()(line.quantity);
  const totals = await estimateCurrentCartTotals({ calculateTax: true }, { client });
  exactly<string | undefined>()(totals.priceSummary?.total?.formattedAmount);
  exactly<string>()((await createCheckoutFromCurrentCart({ channelType: 'WEB' }, { client })).checkoutId);
  // @ts-expect-error The cart has no such field.
  void cart.total;
  // @ts-expect-error The platform sets the date; a program cannot.
  cart.createdDate = '';
};

export const requests = (): void => {
  void addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] }, { client });
  void addToCurrentCart({ lineItems: [] }, { client: createClient({ auth: callers.installed }) });
  // @ts-expect-error An owner has no cart.
  void addToCurrentCart({ lineItems: [] }, { client: owner });
  // @ts-expect-error A field that the call does not have.
  void addToCurrentCart({ items: [] }, { client });
  // @ts-expect-error A field that a line item does not have.
  void addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1, price: '9' }] }, { client });
  // @ts-expect-error A field that the catalog reference does not have.
  void addToCurrentCart({ lineItems: [{ catalogReference: { ...ref, id: '' }, quantity: 1 }] }, { client });
  // @ts-expect-error A line without its quantity.
  void addToCurrentCart({ lineItems: [{ catalogReference }] }, { client });
  // @ts-expect-error A reference without its app.
  void addToCurrentCart({ lineItems: [{ catalogReference: { catalogItemId }, quantity: 1 }] }, { client });
  // @ts-expect-error A quantity is not a text.
  void updateCurrentCartLineItemQuantity({ lineItems: [{ id: 'a', quantity: '2' }] }, { client });
  // @ts-expect-error Not a channel.
  void createCheckoutFromCurrentCart({ channelType: 'TELEX' }, { client });
  // @ts-expect-error The buyer's note stands in `cartInfo`.
  void updateCurrentCart({ buyerNote: 'Ring twice' }, { client });
  void updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice' } }, { client });
  // @ts-expect-error A call needs a client.
  void getCurrentCart({});
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.GET('/v1/carts/current');
  exactly<string | undefined>()(data?.cart?.lineItems[0]?.price?.amount);
  await openApi.POST(path, { body: { lineItems: [{ catalogReference, quantity: 1 }] } });
  // @ts-expect-error No such path.
  await openApi.GET('/v1/carts/mine');
  // @ts-expect-error Not with this method.
  await openApi.PUT('/v1/carts/current', { body: {} });
  // @ts-expect-error A line without its quantity.
  await openApi.POST(path, { body: { lineItems: [{ catalogReference }] } });
  // @ts-expect-error A field that a line does not have.
  await openApi.POST(path, { body: { lineItems: [{ catalogReference, quantity: 1, price: '9' }] } });
  // @ts-expect-error A field that the call does not have.
  await openApi.POST(path, { body: { items: [] } });
  // @ts-expect-error A call with a body needs one.
  await openApi.POST(path);
  const text = await openApi.GET('/v1/carts/current', { parseAs: 'text', timeout: 1000 });
  exactly<string | undefined>()(text.data);
  // @ts-expect-error A time limit is not a text.
  await openApi.GET('/v1/carts/current', { timeout: '1000' });
  // @ts-expect-error A call cannot replace the policy.
  await openApi.GET('/v1/carts/current', { fetch });
};

export const useCart = (): void => {
  exactly<string | undefined>()(useGetCurrentCart().data?.cart?.lineItems[0]?.price?.amount);
  exactly<CartResponse | undefined>()(useGetCurrentCart().data);
  exactly<number | undefined>()(
    useGetCurrentCart({ query: { select: (all) => all.cart?.lineItems.length } }).data,
  );
  exactly<string | undefined>()(useEstimateCurrentCartTotals({}).data?.priceSummary?.total?.amount);
  const { mutate } = useAddToCurrentCart();
  mutate({ data: { lineItems: [{ catalogReference, quantity: 1 }] } });
  // @ts-expect-error A field that the call does not have.
  mutate({ data: { items: [] } });
  // @ts-expect-error A line without its quantity.
  mutate({ data: { lineItems: [{ catalogReference }] } });
  // @ts-expect-error A call with a body needs one.
  mutate({});
  // @ts-expect-error An owner has no cart.
  useGetCurrentCart({ request: { client: owner } });
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const availability = ({ availability }: LineItem): string => {
  const status = availability?.status;
  switch (status) {
    case undefined:
      return '';
    case 'AVAILABLE':
      return '';
    case 'PARTIALLY_AVAILABLE':
      return 'fewer';
    case 'NOT_AVAILABLE':
    case 'NOT_FOUND':
      return 'none';
    default:
      return status satisfies Undeclared;
  }
};

// @ts-expect-error Values that the platform adds later have no case.
export const closed = ({ availability: { status } }: LineItem): string => {
  switch (status) {
    case 'AVAILABLE':
    case 'PARTIALLY_AVAILABLE':
    case 'NOT_AVAILABLE':
    case 'NOT_FOUND':
      return status;
  }
};
