import type {
  AddToCartRequest,
  CreateCheckoutRequest,
  NewCustomLineItem,
  NewLineItem,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from '../../generated/carts/types.ts';
import type { CartLine, CartV2, CartV2Changes, NewCustomItem } from '../../generated/carts-v2/types.ts';

/** The bodies of the cart writes of the first family, by operation id. */
export interface FirstWrites {
  addToCurrentCart: AddToCartRequest;
  updateCurrentCart: UpdateCartRequest;
  updateCurrentCartLineItemQuantity: UpdateLineItemsQuantityRequest;
  removeLineItemsFromCurrentCart: RemoveLineItemsRequest;
  removeCouponFromCurrentCart: undefined;
  createCheckoutFromCurrentCart: CreateCheckoutRequest;
  deleteCurrentCart: undefined;
}

/** Method and path of a call. */
export type Route = readonly [method: string, path: string];

const FIRST = '/v1/carts/current';
const SECOND = '/v2/carts/current';

/** The calls of the first family. */
export const firstRoutes: Readonly<Record<keyof FirstWrites, Route>> = {
  addToCurrentCart: ['POST', `${FIRST}/add-to-cart`],
  updateCurrentCart: ['PATCH', FIRST],
  updateCurrentCartLineItemQuantity: ['POST', `${FIRST}/update-line-items-quantity`],
  removeLineItemsFromCurrentCart: ['POST', `${FIRST}/remove-line-items`],
  removeCouponFromCurrentCart: ['POST', `${FIRST}/remove-coupon`],
  createCheckoutFromCurrentCart: ['POST', `${FIRST}/create-checkout`],
  deleteCurrentCart: ['DELETE', FIRST],
};

/** A write of the second family. */
export type SecondWrite = readonly [method: string, path: string, body?: object];

/** The outcome of a write: the cart after it, or the code of the refusal with its data. */
export interface Outcome {
  readonly cart?: CartV2;
  readonly violations?: readonly { readonly code?: string; readonly severity?: string }[];
  readonly code?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Writes of the second family, each decided with the outcomes of those before. */
export type Writes = Generator<SecondWrite, void, Outcome>;

const post = (action: string, body: object = {}): SecondWrite => ['POST', `${SECOND}/${action}`, body];
const change = (cart: CartV2Changes): SecondWrite => ['PATCH', SECOND, { cart }];

/** The translation of a write of the first family; `cart` is absent before the first write. */
type Translation<Body> = (body: Body, cart: CartV2 | undefined) => Writes;

/**
 * The translation of each cart write of the first family into writes of the second. Merchant discounts and
 * the choice of a delivery for an empty cart have no translation.
 */
export const translations: { readonly [Call in keyof FirstWrites]: Translation<FirstWrites[Call]> } = {
  *addToCurrentCart({ lineItems = [], customLineItems = [], businessLocationId: locationId }, cart) {
    if (!cart) yield ['POST', SECOND, {}];
    for (const item of lineItems) yield* addWhatThereIs(item, cart);
    if (customLineItems.length > 0)
      yield post('add-line-items', { customItems: customLineItems.map(customItem) });
    if (locationId !== undefined) yield change({ businessInfo: { locationId } });
  },
  *updateCurrentCart({ lineItems = [], customLineItems = [], couponCode, cartInfo, cartFieldmask }, cart) {
    const isNew = lineItems.length + customLineItems.length > 0;
    if (!cart && !isNew) return;
    if (!cart) yield ['POST', SECOND, {}];
    for (const { catalogReference, quantity = 1 } of lineItems) {
      const line = lineWith(cart, catalogReference);
      if (line) yield* setToWhatThereIs(line.id, quantity);
      else yield* addWhatThereIs({ catalogReference, quantity }, cart);
    }
    if (customLineItems.length > 0)
      yield post('add-line-items', { customItems: customLineItems.map(customItem) });
    if (couponCode !== undefined) yield* takeCoupon(couponCode, cart);
    if (cartFieldmask?.toString() === 'buyerNote') yield change({ note: cartInfo?.buyerNote ?? null });
    else if (cartInfo) yield* tell(cartInfo);
  },
  *updateCurrentCartLineItemQuantity({ lineItems }, cart) {
    const known = new Set(cart?.lineItems.map(({ id }) => id));
    if (!lineItems.every(({ id }) => known.has(id))) return;
    const gone = lineItems.filter(({ quantity }) => quantity === 0);
    if (gone.length > 0) yield post('remove-line-items', { lineItemIds: gone.map(({ id }) => id) });
    for (const { id, quantity } of lineItems) if (quantity > 0) yield* setToWhatThereIs(id, quantity);
  },
  *removeLineItemsFromCurrentCart({ lineItemIds }, cart) {
    const known = cart?.lineItems.filter(({ id }) => lineItemIds.includes(id)) ?? [];
    if (known.length > 0) yield post('remove-line-items', { lineItemIds: known.map(({ id }) => id) });
  },
  *removeCouponFromCurrentCart(_, cart) {
    for (const { id } of cart?.coupons ?? []) yield post('remove-coupon', { couponId: id });
  },
  *createCheckoutFromCurrentCart({ email, shippingAddress, billingAddress, selectedShippingOption }) {
    const { cart, violations } = yield post('calculate', { refreshCart: true });
    const isForSale = cart?.lineItems.every(({ status }) => status === 'IN_STOCK');
    if (!isForSale || violations?.some(isInTheWay)) return;
    if (email !== undefined) yield change({ customerInfo: { email } });
    if (shippingAddress) yield change({ deliveryInfo: { address: shippingAddress } });
    if (billingAddress) yield change({ paymentInfo: { billingAddress } });
    if (selectedShippingOption) yield setMethod(selectedShippingOption);
  },
  *deleteCurrentCart(_, cart) {
    if (cart) yield ['DELETE', SECOND];
  },
};

/**
 * The second family refuses a quantity above the stock and returns the available number; the first family
 * lowers the quantity.
 */
function* addWhatThereIs(
  { catalogReference, quantity }: Pick<NewLineItem, 'catalogReference' | 'quantity'>,
  cart: CartV2 | undefined,
): Writes {
  const add = (pieces: number) =>
    post('add-line-items', { catalogItems: [{ catalogReference, quantity: pieces }] });
  const short = lackOf(yield add(quantity));
  if (!short) return;
  // An existing line whose quantity is above the stock is lowered too.
  const line = lineWith(cart, catalogReference);
  if (line) return yield* setToWhatThereIs(line.id, short.available);
  // `requested` includes the pieces of this call.
  const left = short.available - (short.requested - quantity);
  if (left > 0) yield add(left);
}

function* setToWhatThereIs(lineItemId: string, quantity: number): Writes {
  const set = (newQuantity: number) =>
    post('update-line-items', { lineItems: [{ lineItemId, quantity: { newQuantity } }] });
  const short = quantity > 0 ? lackOf(yield set(quantity)) : undefined;
  if (short && short.available > 0) yield set(short.available);
}

const lackOf = ({ code, data }: Outcome): { requested: number; available: number } | undefined => {
  if (code !== 'INSUFFICIENT_INVENTORY') return undefined;
  const entries = data?.['invalidItems'] as
    | { requestedQuantity: number; availableQuantity: number }[]
    | undefined;
  const entry = entries?.[0];
  return entry && { requested: entry.requestedQuantity, available: entry.availableQuantity };
};

/**
 * The second family keeps its coupon until it is removed; the first one replaces it. A refused coupon changes
 * nothing. The first family checks a coupon with the prices of the catalog, the second family with the last
 * prices of the cart.
 */
function* takeCoupon(code: string, cart: CartV2 | undefined): Writes {
  yield post('refresh');
  const { code: refusal } = yield post('add-coupon', { coupon: { code } });
  const [kept] = cart?.coupons ?? [];
  if (refusal !== 'MAX_COUPONS_PER_CART_EXCEEDED' || !kept) return;
  yield post('remove-coupon', { couponId: kept.id });
  const { cart: changed } = yield post('add-coupon', { coupon: { code } });
  if (!changed) yield post('add-coupon', { coupon: { code: kept.code } });
}

function* tell(info: NonNullable<UpdateCartRequest['cartInfo']>): Writes {
  const { buyerNote, buyerInfo, contactInfo, overrideCheckoutUrl, businessLocationId, extendedFields } = info;
  const { firstName, lastName, phone, company, vatId } = contactInfo?.contactDetails ?? {};
  const contact = {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    phone: phone ?? null,
    company: company ?? null,
    ...(vatId && { vatId }),
  };
  const customerInfo = {
    ...(buyerInfo?.email !== undefined && { email: buyerInfo.email }),
    ...(contactInfo && contact),
  };
  const changes: CartV2Changes = {
    ...(buyerNote !== undefined && { note: buyerNote }),
    ...(Object.keys(customerInfo).length > 0 && { customerInfo }),
    ...(contactInfo?.address && { deliveryInfo: { address: contactInfo.address } }),
    ...(overrideCheckoutUrl !== undefined && { customCheckoutUrl: overrideCheckoutUrl }),
    ...(businessLocationId !== undefined && { businessInfo: { locationId: businessLocationId } }),
    ...(extendedFields && { extendedFields }),
  };
  if (Object.keys(changes).length > 0) yield change(changes);
  if (info.selectedShippingOption) yield setMethod(info.selectedShippingOption);
}

const setMethod = ({ code, carrierId: appId }: { code?: string; carrierId?: string }): SecondWrite =>
  post('set-delivery-method', { deliveryMethod: { code, ...(appId !== undefined && { appId }) } });

const customItem = (item: NewCustomLineItem): NewCustomItem => ({
  name: item.productName,
  quantityInfo: {
    requestedQuantity: item.quantity,
    ...(item.quantityAvailable !== undefined && { availableQuantity: item.quantityAvailable }),
  },
  // The first family takes an absent mark for false.
  pricing: { price: { amount: item.price }, priceUndetermined: item.priceUndetermined ?? false },
  attributes: {
    itemType: item.itemType,
    ...(item.descriptionLines && { descriptionLines: item.descriptionLines }),
    ...(item.physicalProperties && { physicalProperties: item.physicalProperties }),
  },
});

/**
 * Violations that do not block a checkout of the first family, which needs no address, chooses a delivery
 * method itself, and ignores an invalid coupon.
 */
const harmless = new Set([
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'INVALID_COUPON_STATUS',
]);

const isInTheWay = ({ code = '', severity }: { code?: string; severity?: string }): boolean =>
  severity === 'ERROR' && !harmless.has(code);

const lineWith = (
  cart: CartV2 | undefined,
  reference: NewLineItem['catalogReference'],
): CartLine | undefined =>
  cart?.lineItems.find(
    ({ source }) => JSON.stringify(source?.catalogReference) === JSON.stringify(reference),
  );
