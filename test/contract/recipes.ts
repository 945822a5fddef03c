import type { VitrineClient } from '../../src/index.ts';
import { addToCurrentCart, createCheckoutFromCurrentCart } from '../../generated/carts/operations.ts';
import { queryProducts, queryStoreVariants } from '../../generated/catalog-v1/operations.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';

import { clientId } from './callers.ts';
import { categoryRecipes, placesOrder, shopOrderRecipes } from './category-recipes.ts';
import { ownedBy } from './owned.ts';
import { fillsCart, secondCartRecipes } from './second-cart.ts';
import { ticketsOf } from './tickets.ts';
import { login } from '../../generated/auth/operations.ts';
import { sendRecoveryEmail } from '../../generated/recovery/operations.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { FORM, MARA } from '../../sandbox/testing/box-office.ts';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import { replyIn } from './replies.ts';
import { singleSignOn } from './single-sign-on.ts';

/** Arguments of a call. */
export interface Arguments {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Catalog app of the platform's stores. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** The number of registered members so far: each member needs a separate address. */
let registered = 0;

/** A sign-in that waits for the code of its mail, long enough ago that another mail may be sent; and a recovery. */
const unfinishedSignIn = async (client: VitrineClient, { state, clock }: Sandbox) => {
  const waiting = state.members.find(({ emailVerified }) => !emailVerified);
  if (!waiting) throw new Error('No member waits for a code');
  const { email } = waiting;
  const loginId = { email };
  const { stateToken = '' } = await login({ loginId, password: SAMPLE_PASSWORD }, { client });
  const code = state.mails.at(-1)?.secret ?? '';
  for (const verification of Object.values(state.verifications)) verification.sentAt = clock.now() - 60_000;
  await sendRecoveryEmail({ email }, { client });
  return { email, stateToken, code, recoveryToken: state.mails.at(-1)?.secret ?? '', identityId: waiting.id };
};

/** A visitor with one line in the cart, and the ids that calls need. */
export const shop = async (client: VitrineClient, sandbox: Sandbox) => {
  const options = { client };
  const { products } = await queryProducts({ query: {} }, options);
  const { collections } = await queryCollections({ query: {} }, options);
  const { variants } = await queryStoreVariants({ query: {} }, options);
  const simple = products.find(({ productOptions, stock }) => !productOptions?.length && stock?.inStock);
  const varied = products.find(({ productOptions }) => productOptions?.length);
  const [collection] = collections;
  const [variant] = variants;
  if (!simple || !varied || !collection || !variant) throw new Error('The sandbox has no shop');
  const line = { catalogReference: { appId: STORES, catalogItemId: simple.id }, quantity: 1 };
  const { cart } = await addToCurrentCart({ lineItems: [line] }, options);
  const { checkoutId } = await createCheckoutFromCurrentCart({ channelType: 'WEB' }, options);
  const [added] = cart?.lineItems ?? [];
  if (!cart || !added) throw new Error('Nothing was added');
  // A member who confirmed the address in an earlier test has not confirmed it in this one.
  for (const member of sandbox.state.members) member.emailVerified = !member.email.startsWith('mira@');
  const signIn = await unfinishedSignIn(client, sandbox);
  const owned = await ownedBy(sandbox);
  const tickets = await ticketsOf(client, sandbox);
  const sso = await singleSignOn(sandbox);
  const made = {
    owned,
    tickets,
    sso,
    fillCart: fillsCart(sandbox, cart.id),
    reply: replyIn(sandbox),
    orderId: placesOrder(sandbox, cart?.buyerInfo?.visitorId ?? ''),
  };
  return { line, lineItemId: added.id, product: varied, collection, variant, checkoutId, signIn, ...made };
};

/** See shop. */
export type Shop = Awaited<ReturnType<typeof shop>>;

/**
 * Arguments that the sandbox answers with success. An operation that is not in this table is called with the first
 * example of its description.
 */
export const recipes: Record<string, (shop: Shop) => Arguments> = {
  createToken: () => ({ body: { clientId, grantType: 'anonymous' } }),
  ...secondCartRecipes,
  ...categoryRecipes,
  ...shopOrderRecipes,
  getCurrentCart: () => ({}),
  updateCurrentCart: () => ({ body: { cartInfo: { buyerNote: 'Please ring twice.' } } }),
  deleteCurrentCart: () => ({}),
  addToCurrentCart: ({ line }) => ({ body: { lineItems: [line] } }),
  removeLineItemsFromCurrentCart: ({ lineItemId }) => ({ body: { lineItemIds: [lineItemId] } }),
  updateCurrentCartLineItemQuantity: ({ lineItemId }) => ({
    body: { lineItems: [{ id: lineItemId, quantity: 2 }] },
  }),
  removeCouponFromCurrentCart: () => ({}),
  createCheckoutFromCurrentCart: () => ({ body: { channelType: 'WEB' } }),
  estimateCurrentCartTotals: () => ({ body: { calculateTax: true, calculateShipping: true } }),
  getProduct: ({ product }) => ({ path: { id: product.id }, query: { includeMerchantSpecificData: false } }),
  queryProducts: () => ({ body: { query: { paging: { limit: 5, offset: 0 } } } }),
  getProductOptionsAvailability: ({ product }) => ({ path: { id: product.id }, body: { options: {} } }),
  queryProductVariants: ({ product }) => ({ path: { id: product.id }, body: {} }),
  queryStoreVariants: () => ({ body: { query: { paging: { limit: 5, offset: 0 } } } }),
  getStoreVariant: ({ variant }) => ({ path: { id: variant.id } }),
  getCollectionBySlugV1: ({ collection }) => ({ path: { slug: collection.slug ?? '' } }),
  getCollection: ({ collection }) => ({ path: { id: collection.id } }),
  getCollectionBySlug: ({ collection }) => ({ path: { slug: collection.slug ?? '' } }),
  queryCollections: () => ({ body: { query: { paging: { limit: 5, offset: 0 } } } }),
  getProductV3: ({ product }) => ({
    path: { productId: product.id },
    query: { fields: ['CURRENCY', 'DESCRIPTION', 'VARIANT_OPTION_CHOICE_NAMES', 'MEDIA_ITEMS_INFO'] },
  }),
  getProductBySlug: ({ product }) => ({
    path: { slug: product.slug },
    query: { fields: ['INFO_SECTION', 'BREADCRUMBS_INFO'] },
  }),
  queryProductsV3: () => ({
    query: { query: { sort: [{ fieldName: 'slug' }], cursorPaging: { limit: 5 } }, fields: ['URL'] },
  }),
  searchProducts: ({ collection }) => ({
    query: {
      search: {
        filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: collection.id }] } },
        aggregations: [{ name: 'brands', type: 'VALUE', fieldPath: 'brand.name' }],
        cursorPaging: { limit: 5 },
      },
      fields: ['CURRENCY', 'MIN_PRICE_VARIANT'],
    },
  }),
  countProducts: ({ collection }) => ({
    query: { filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: collection.id }] } } },
  }),
  queryVariants: ({ product }) => ({
    body: { query: { filter: { 'productData.productId': product.id } }, fields: ['CURRENCY'] },
  }),
  searchVariants: () => ({
    body: { search: { filter: { 'inventoryStatus.inStock': true }, cursorPaging: { limit: 5 } } },
  }),
  queryBrands: () => ({
    query: { query: { cursorPaging: { limit: 5 } }, fields: ['ASSIGNED_PRODUCTS_COUNT'] },
  }),
  queryRibbons: () => ({
    body: { query: { cursorPaging: { limit: 5 } }, fields: ['ASSIGNED_PRODUCT_COUNT'] },
  }),
  register: () => ({
    body: { loginId: { email: `member-${++registered}@example.org` }, password: 'long-enough' },
  }),
  login: () => ({ body: { loginId: { email: 'noor@example.org' }, password: SAMPLE_PASSWORD } }),
  signOn: () => ({ body: { loginId: { email: 'noor@example.org' } } }),
  changePassword: () => ({ body: { newPassword: 'long-enough' } }),
  logout: () => ({ query: { postLogoutRedirectUri: 'http://localhost:5173/', clientId } }),
  loginWithIdpConnectionCallback: ({ sso: { path, rawQuery } }) => ({ path, query: { rawQuery } }),
  loginCallback: ({ sso: { last } }) => ({ query: last }),
  loginWithIdpConnectionTokenParams: ({ sso: { path, credential } }) => ({
    body: { idpConnectionId: path.idpConnectionId, tokenParams: { credential } },
  }),
  sendRecoveryEmail: ({ signIn: { email } }) => ({ body: { email } }),
  sendActivationEmail: ({ signIn: { identityId } }) => ({ body: { identityId } }),
  recover: ({ signIn: { recoveryToken } }) => ({ body: { recoveryToken, password: SAMPLE_PASSWORD } }),
  start: ({ signIn: { identityId } }) => ({ body: { identityId, target: 'EMAIL' } }),
  verifyDuringAuthentication: ({ signIn: { code, stateToken } }) => ({ body: { code, stateToken } }),
  resendDuringAuthentication: ({ signIn: { stateToken } }) => ({ body: { stateToken } }),
  updateProduct: ({ owned: { plain } }) => ({ path: { id: plain.id }, body: { product: { visible: true } } }),
  deleteProduct: ({ owned: { plain } }) => ({ path: { id: plain.id } }),
  deleteProductOptions: ({ owned: { plain } }) => ({ path: { id: plain.id } }),
  removeBrand: ({ owned: { plain } }) => ({ path: { id: plain.id }, body: {} }),
  removeRibbon: ({ owned: { plain } }) => ({ path: { id: plain.id }, body: {} }),
  updateProductVariants: ({ owned: { managed } }) => ({
    path: { id: managed.id },
    body: { variants: [{ choices: { Size: 'S' }, price: 95 }] },
  }),
  resetAllProductVariantData: ({ owned: { managed } }) => ({ path: { id: managed.id }, body: {} }),
  addProductMedia: ({ owned: { plain } }) => ({
    path: { id: plain.id },
    body: { media: [{ url: 'https://example.com/shirt.jpg' }] },
  }),
  removeProductMedia: ({ owned: { plain } }) => ({ path: { id: plain.id }, body: { mediaIds: [] } }),
  addProductMediaToChoices: ({ owned: { plain } }) => ({
    path: { id: plain.id },
    body: { media: [{ option: 'Size', choice: 'S', mediaIds: [plain.mediaId] }] },
  }),
  removeProductMediaFromChoices: ({ owned: { plain } }) => ({
    path: { id: plain.id },
    body: { media: [{ option: 'Size', choice: 'S' }] },
  }),
  updateCollection: ({ owned: { collectionId } }) => ({
    path: { id: collectionId },
    body: { collection: { visible: true } },
  }),
  deleteCollection: ({ owned: { collectionId } }) => ({ path: { id: collectionId } }),
  addProductsToCollection: ({ owned: { collectionId, plain } }) => ({
    path: { id: collectionId },
    body: { productIds: [plain.id] },
  }),
  removeProductsFromCollection: ({ owned: { collectionId, plain } }) => ({
    path: { id: collectionId },
    body: { productIds: [plain.id] },
  }),
  createBackInStockNotificationRequest: ({ owned: { waiting } }) => ({
    body: {
      request: { catalogReference: waiting.reference, email: 'ada@example.org' },
      itemDetails: waiting.itemDetails,
    },
  }),
  getBackInStockNotificationRequest: ({ owned: { waiting } }) => ({ path: { id: waiting.id } }),
  deleteBackInStockNotificationRequest: ({ owned: { waiting } }) => ({ path: { id: waiting.id } }),
  markAsNotificationSent: ({ owned: { waiting } }) => ({ path: { id: waiting.id } }),
  reportItemsBackInStock: ({ owned: { waiting } }) => ({
    body: { catalogReference: waiting.reference, itemDetails: waiting.itemDetails },
  }),
  getEvent: ({ tickets: { event } }) => ({ path: { eventId: event.id } }),
  getEventBySlug: ({ tickets: { event } }) => ({ path: { slug: event.about.slug ?? '' } }),
  updateEvent: ({ tickets: { event } }) => ({
    path: { eventId: event.id },
    body: { event: { title: 'Throwing night' } },
  }),
  deleteEvent: ({ tickets: { event } }) => ({ path: { eventId: event.id } }),
  cloneEvent: ({ tickets: { event } }) => ({ path: { eventId: event.id }, body: {} }),
  publishDraftEvent: ({ tickets: { draft } }) => ({ path: { eventId: draft.id }, body: {} }),
  cancelEvent: ({ tickets: { event } }) => ({ path: { eventId: event.id }, body: {} }),
  createRsvp: ({ reply: { eventId } }) => ({
    body: {
      rsvp: { eventId, status: 'NO', firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.com' },
    },
  }),
  getRsvp: ({ reply: { rsvpId } }) => ({ path: { rsvpId } }),
  queryRsvps: ({ reply: { eventId } }) => ({ body: { query: { filter: { eventId } } } }),
  listRsvpSummary: ({ reply: { eventId } }) => ({ query: { eventId: [eventId] } }),
  listCurrentRsvps: ({ reply: { eventId } }) => ({ query: { eventId: [eventId], paging: { limit: 10 } } }),
  updateRsvp: ({ reply: { rsvpId, revision } }) => ({
    path: { rsvpId },
    body: { rsvp: { revision, lastName: 'Weber' } },
  }),
  deleteRsvp: ({ reply: { rsvpId } }) => ({ path: { rsvpId } }),
  getCurrentMember: () => ({ query: { fieldsets: ['FULL'] } }),
  updateMember: ({ reply: { memberId } }) => ({
    path: { id: memberId },
    body: { member: { contact: { phones: ['+49 30 901820'] } } },
  }),
  deleteMemberPhones: ({ reply: { memberId } }) => ({ path: { id: memberId } }),
  deleteMemberAddresses: ({ reply: { memberId } }) => ({ path: { id: memberId } }),
  createReservation: ({ tickets: { wish } }) => ({ body: wish }),
  cancelReservation: ({ tickets: { event, reservationId } }) => ({
    path: { id: reservationId },
    query: { eventId: event.id },
  }),
  createTicketDefinition: ({ tickets: { event } }) => ({
    body: {
      ticketDefinition: {
        eventId: event.id,
        name: 'Stool',
        pricingMethod: { fixedPrice: { value: '12.00', currency: 'EUR' } },
        feeType: 'FEE_INCLUDED',
      },
      fields: ['SALES_DETAILS'],
    },
  }),
  getTicketDefinition: ({ tickets: { seat } }) => ({
    path: { ticketDefinitionId: seat.id },
    query: { fields: ['SALES_DETAILS', 'EVENT_DETAILS'] },
  }),
  updateTicketDefinition: ({ tickets: { seat } }) => ({
    path: { ticketDefinitionId: seat.id },
    body: { ticketDefinition: { revision: '1', initialLimit: 40 } },
  }),
  deleteTicketDefinition: ({ tickets: { seat } }) => ({ path: { ticketDefinitionId: seat.id } }),
  createTicketReservation: ({ tickets: { seat } }) => ({
    body: { ticketReservation: { tickets: [{ ticketDefinitionId: seat.id, quantity: 2 }] } },
  }),
  getTicketReservation: ({ tickets: { reservationId } }) => ({
    path: { ticketReservationId: reservationId },
  }),
  cancelTicketReservation: ({ tickets: { reservationId } }) => ({
    path: { ticketReservationId: reservationId },
  }),
  deleteTicketReservation: ({ tickets: { reservationId } }) => ({
    path: { ticketReservationId: reservationId },
  }),
  getInvoice: ({ tickets: { event, reservationId } }) => ({
    path: { reservationId },
    body: { eventId: event.id },
  }),
  checkout: ({ tickets: { event, reservationId } }) => ({
    body: { eventId: event.id, reservationId, buyer: MARA, guests: [FORM] },
  }),
  posCheckout: ({ tickets: { event, reservationId } }) => ({
    body: { eventId: event.id, reservationId, paymentDetailsId: event.id },
  }),
  updateCheckout: ({ tickets: { event, unpaid } }) => ({
    path: { orderNumber: unpaid },
    body: { eventId: event.id, buyer: MARA },
  }),
  getOrder: ({ tickets: { event, unpaid } }) => ({ path: { eventId: event.id, orderNumber: unpaid } }),
  updateOrder: ({ tickets: { event, unpaid } }) => ({
    path: { eventId: event.id, orderNumber: unpaid },
    body: { archived: true, fields: 'archived' },
  }),
  bulkUpdateOrders: ({ tickets: { event, unpaid } }) => ({
    path: { eventId: event.id },
    body: { orderNumber: [unpaid], archived: true, fields: 'archived' },
  }),
  confirmOrder: ({ tickets: { event, unpaid } }) => ({
    path: { eventId: event.id },
    body: { orderNumber: [unpaid] },
  }),
  captureAuthorizedPayment: ({ tickets: { event, authorized } }) => ({
    path: { orderNumber: authorized },
    body: { eventId: event.id },
  }),
  voidAuthorizedPayment: ({ tickets: { event, authorized } }) => ({
    path: { orderNumber: authorized },
    body: { eventId: event.id },
  }),
  createRedirectSession: ({ checkoutId }) => ({
    body: {
      ecomCheckout: { checkoutId },
      callbacks: {
        postFlowUrl: 'http://localhost:5173/back',
        thankYouPageUrl: 'http://localhost:5173/thanks',
      },
    },
  }),
};
