import { openApiClient, cartsService } from '../../generated/carts/openapi.ts';
import { createProduct } from '../../generated/catalog-write/index.ts';
import { catalogWriteService } from '../../generated/catalog-write/openapi.ts';
import { getCurrentCart } from '../../generated/carts/operations.ts';
import { useCreateProduct } from '../../generated/catalog-write/queries.ts';
import type { graphql } from '../../generated/graphql/operations.ts';
import { createToken } from '../../generated/oauth2/operations.ts';
import { cancelReservation, getOrder, listOrders } from '../../generated/ticketing/index.ts';
import { ticketingService } from '../../generated/ticketing/openapi.ts';
import type { ApiError } from './errors/index.ts';
import {
  apiKey,
  app,
  type CodeOf,
  createClient,
  type IdentityOf,
  isErrorOf,
  isForbidden,
  oauth,
  type VitrineClient,
} from '../index.ts';

// Calls of each identity that must compile and calls that must not. Only the compiler runs these lines.

type Same<A, B> = [A, B] extends [B, A] ? true : false;
const holds = <_Claim extends true>(): void => undefined;

const shopper = createClient({ auth: oauth({ clientId: 'shop' }) });
const owner = createClient({ auth: apiKey({ key: 'key' }) });
const installed = createClient({ auth: app({ appId: 'a', appSecret: 's', instanceId: 'i' }) });
const unknown = createClient();
const shopperCarts = openApiClient(shopper, cartsService);
const shopperCatalogWrite = openApiClient(shopper, catalogWriteService);
const ownerCatalogWrite = openApiClient(owner, catalogWriteService);
const installedCatalogWrite = openApiClient(installed, catalogWriteService);
const unknownCatalogWrite = openApiClient(unknown, catalogWriteService);
const shopperTicketing = openApiClient(shopper, ticketingService);
const product = { product: { name: 'Bowl', productType: 'physical', priceData: { price: 20 } } } as const;
const order = ['event', 'order'] as const;

export const named = async (given: VitrineClient): Promise<void> => {
  await getCurrentCart({ client: shopper });
  await getCurrentCart({ client: installed });
  // @ts-expect-error An owner has no cart.
  await getCurrentCart({ client: owner });
  // @ts-expect-error Visitors and members may not create products.
  await createProduct(product, { client: shopper });
  await createProduct(product, { client: owner });
  await createProduct(product, { client: installed });
  await createProduct(product, { client: unknown });
  await createProduct(product, { client: given });
  // @ts-expect-error Only owner and app may list the orders.
  await listOrders({}, { client: shopper });
  await getOrder(...order, {}, { client: shopper });
  await cancelReservation('id', { eventId: 'event' }, { client: shopper });
  await createToken({ clientId: 'shop', grantType: 'anonymous' }, { client: shopper });
  await createToken({ clientId: 'shop', grantType: 'anonymous' }, { client: owner });
};

export const byPath = async (): Promise<void> => {
  await shopperCarts.GET('/v1/carts/current');
  // @ts-expect-error Visitors may make no call of this service.
  await shopperCatalogWrite.POST('/v1/products', { body: product });
  await ownerCatalogWrite.POST('/v1/products', { body: product });
  await installedCatalogWrite.POST('/v1/products', { body: product });
  await unknownCatalogWrite.POST('/v1/products', { body: product });
  // @ts-expect-error Visitors may call the path, but not with this method.
  await shopperTicketing.PATCH('/v1/events/{eventId}/orders/{orderNumber}', {
    params: { path: { eventId: '', orderNumber: '' } },
  });
  await shopperTicketing.GET('/v1/events/{eventId}/orders/{orderNumber}', {
    params: { path: { eventId: '', orderNumber: '' } },
  });
};

export const useRequests = (): void => {
  useCreateProduct({ request: { client: owner } });
  // @ts-expect-error A hook takes no client that may not make its call.
  useCreateProduct({ request: { client: shopper } });
};

export const tags = (): void => {
  holds<Same<IdentityOf<typeof createProduct>, 'owner' | 'app'>>();
  holds<Same<IdentityOf<typeof getCurrentCart>, 'visitor' | 'member' | 'app'>>();
  holds<Same<IdentityOf<typeof graphql>, 'visitor' | 'member' | 'owner' | 'app'>>();
  holds<Same<CodeOf<typeof getCurrentCart>, 'OWNED_CART_NOT_FOUND'>>();
  holds<
    Same<
      CodeOf<typeof createToken>,
      | 'invalid_client'
      | 'invalid_grant'
      | 'invalid_request'
      | 'unauthorized_client'
      | 'unsupported_grant_type'
    >
  >();
};

export const failures = (error: unknown): string => {
  if (isForbidden(error)) return error.neededIdentity.join();
  if (!isErrorOf(error, getCurrentCart)) return '';
  holds<Same<typeof error, ApiError<'OWNED_CART_NOT_FOUND'>>>();
  switch (error.code) {
    case 'OWNED_CART_NOT_FOUND':
      return 'no cart yet';
    default:
      // Undeclared codes may arrive.
      return error.code;
  }
};
