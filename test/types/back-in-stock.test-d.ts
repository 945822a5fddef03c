import {
  useCreateBackInStockNotificationRequest,
  useQueryBackInStockNotificationRequests,
} from '../../generated/back-in-stock/queries.ts';
import {
  type BackInStockNotificationRequest,
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  queryBackInStockNotificationRequests as find,
  reportItemsBackInStock,
} from '../../generated/back-in-stock/index.ts';
import { openApiClient, backInStockService } from '../../generated/back-in-stock/openapi.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Back-in-stock calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const installed = createClient({ auth: callers.installed });
const ownerOpenApi = openApiClient(owner, backInStockService);
const openApi = openApiClient(client, backInStockService);
const asOwner = { client: owner };
const catalogReference = { appId: 'store', catalogItemId: 'bowl' };
const email = 'ada@example.com';
const request = { catalogReference, email };
const itemDetails = { name: 'Bowl', price: '20' };
const path = '/v1/back-in-stock-notification-requests';

export const answers = async (): Promise<void> => {
  const made = await createBackInStockNotificationRequest(
    { request: { catalogReference, email }, itemDetails },
    { client },
  );
  exactly<string | undefined>()(made.request?.catalogReference?.catalogItemId);
  const { requests: all, metadata } = await find({}, asOwner);
  exactly<string | undefined>()(all[0]?.email);
  exactly<string | undefined>()(metadata?.cursors?.next);
  // @ts-expect-error The request has no such field.
  void made.request.product;
  // @ts-expect-error The platform sets the date; a program cannot.
  made.request.createdDate = '';
};

export const requests = (): void => {
  void createBackInStockNotificationRequest({ request, itemDetails }, { client: installed });
  // @ts-expect-error An owner cannot make a request for a visitor.
  void createBackInStockNotificationRequest({ request, itemDetails }, asOwner);
  // @ts-expect-error The requests of others are for owner and app.
  void find({}, { client });
  // @ts-expect-error Requests are deleted by owner and app.
  void deleteBackInStockNotificationRequest('id', { client });
  // @ts-expect-error A field that the call does not have.
  void createBackInStockNotificationRequest({ request, itemDetails, notify: true }, { client });
  // @ts-expect-error A field that the request does not have.
  void createBackInStockNotificationRequest({ request: { ...request, phone: '1' }, itemDetails }, { client });
  // @ts-expect-error An item without its price.
  void createBackInStockNotificationRequest({ request, itemDetails: { name: 'Bowl' } }, { client });
  // @ts-expect-error A request without its address.
  void createBackInStockNotificationRequest({ request: { catalogReference }, itemDetails }, { client });
  // @ts-expect-error The items are missing.
  void reportItemsBackInStock({ requestIds: ['a'] }, asOwner);
  // @ts-expect-error References are a list.
  void getBackInStockNotificationRequestsCountByCatalogReferences({ catalogReferences: 'a' }, asOwner);
};

export const queries = (): void => {
  const since = { $gt: '2026-01-01T00:00:00Z' };
  void find({ query: { filter: { createdDate: since } } }, asOwner);
  // @ts-expect-error A field that cannot be filtered.
  void find({ query: { filter: { email } } }, asOwner);
  // @ts-expect-error An operator that instants do not support.
  void find({ query: { filter: { createdDate: { $contains: '2026' } } } }, asOwner);
  // @ts-expect-error Not a status.
  void find({ query: { filter: { status: 'SENT' } } }, asOwner);
  // @ts-expect-error A field that cannot be sorted.
  void find({ query: { sort: [{ fieldName: 'email' }] } }, asOwner);
};

export const raw = async (): Promise<void> => {
  const { data } = await ownerOpenApi.GET(path, {
    params: { query: { query: { filter: { status: 'RECEIVED' } } } },
  });
  exactly<string | undefined>()(data?.requests[0]?.catalogReference?.appId);
  await openApi.POST(path, { body: { request: { catalogReference, email }, itemDetails } });
  // @ts-expect-error The requests of others are for owner and app.
  await openApi.GET(path);
  // @ts-expect-error A field that cannot be filtered.
  await ownerOpenApi.GET(path, { params: { query: { query: { filter: { email } } } } });
  // @ts-expect-error A request without its address.
  await openApi.POST(path, { body: { request: { catalogReference }, itemDetails } });
  // @ts-expect-error A field that a request does not have.
  await openApi.POST(path, { body: { request: { ...request, phone: '1' }, itemDetails } });
};

export const useRequests = (): void => {
  exactly<BackInStockNotificationRequest[] | undefined>()(
    useQueryBackInStockNotificationRequests().data?.requests,
  );
  // @ts-expect-error A field that cannot be filtered.
  useQueryBackInStockNotificationRequests({ query: { filter: { email } } });
  // @ts-expect-error The requests of others are for owner and app.
  useQueryBackInStockNotificationRequests({}, { request: { client } });
  useCreateBackInStockNotificationRequest().mutate({
    data: { request: { catalogReference, email }, itemDetails },
  });
  // @ts-expect-error A request without its address.
  useCreateBackInStockNotificationRequest().mutate({ data: { request: { catalogReference }, itemDetails } });
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const progress = ({ status }: BackInStockNotificationRequest): string => {
  switch (status) {
    case 'RECEIVED':
    case 'PROCESSING':
      return 'waiting';
    case 'NOTIFICATION_SENT':
      return 'told';
    case 'FAILED':
    case 'UNSPECIFIED':
      return 'unknown';
    default:
      return status satisfies Undeclared;
  }
};
