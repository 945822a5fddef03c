import type {
  BackInStockNotificationRequest,
  CatalogReference,
  CreateBackInStockNotificationRequestRequest,
} from '../../../generated/back-in-stock/types.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { STORE_APP_ID } from '../../engine/settings.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { BackInStockRecord } from '../../records/state.ts';
import { newId, type CallContext, type Rule, type World } from '../../engine/context.ts';
import { runQuery, type PlatformQuery } from '../../engine/paging.ts';
import type { FieldLookup, QueryField } from '../../engine/query.ts';
import { contactOf } from '../members/contacts.ts';
import { checkItem, isItemInStock, itemKey, readDetails } from './item.ts';

const view = (record: BackInStockRecord): BackInStockNotificationRequest => ({
  id: record.id,
  catalogReference: record.catalogReference,
  email: record.email,
  contactId: record.contactId,
  status: record.status,
  autoNotified: record.autoNotified,
  createdDate: record.createdDate,
  ...(record.itemUrl !== null && { itemUrl: record.itemUrl }),
});

/** All requests, the oldest first. */
export const allRequests = ({ state }: World): BackInStockRecord[] =>
  Object.values(state.backInStockRequests);

/** Whether a request is still open. */
const waits = ({ status }: BackInStockRecord): boolean => status === 'RECEIVED' || status === 'PROCESSING';

/**
 * createBackInStockNotificationRequest: refused if the site does not collect requests (R122), for an item of another
 * app (R123) and for an item in stock (R125). If the address has an open request for the item, that request is returned
 * (R120), or refused with 409 (R654); after the mail was sent, a new request is possible.
 */
export const createBackInStockNotificationRequest: Rule = (call) => {
  const { request, itemDetails } = call.body as CreateBackInStockNotificationRequestRequest;
  const { catalogReference, itemUrl = null } = request;
  const { settings, backInStockRequests } = call.state;
  // Some sites collect only with the id of the app as it is installed (R651).
  const otherApp = settings.backInStockApps === 'installed' && catalogReference.appId === STORE_APP_ID;
  if (!settings.collectBackInStock || otherApp)
    throw applicationError(428, 'REQUEST_COLLECTION_DISABLED', 'Request collection is disabled');
  const item = checkItem(call, catalogReference);
  const details = readDetails(itemDetails);
  const email = request.email.toLowerCase();
  const key = itemKey(call, catalogReference);
  const known = allRequests(call).find(
    (record) => record.email === email && waits(record) && itemKey(call, record.catalogReference) === key,
  );
  if (known && settings.secondBackInStockRequest === 'refused')
    throw applicationError(
      409,
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
      'Request already exists',
    );
  if (known) return { request: view(known) };
  if (settings.refuseItemsInStock && isItemInStock(item))
    throw fieldError('request.catalogReference', 'VALIDATION', 'is in stock, so that no request is needed');
  const record: BackInStockRecord = {
    id: newId(call, 'back-in-stock'),
    catalogReference,
    email,
    contactId: contactOf(call, email),
    status: 'RECEIVED',
    autoNotified: false,
    createdDate: call.clock.iso(),
    itemUrl,
    item: details,
    parameters: {},
  };
  backInStockRequests[record.id] = record;
  return { request: view(record) };
};

const requestById = ({ state, params }: CallContext): BackInStockRecord => {
  const id = params['id'] ?? '';
  const record = ownValue(state.backInStockRequests, id);
  if (!record)
    throw applicationError(
      404,
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
      'Back in stock notification request not found',
      { id },
    );
  return record;
};

/** getBackInStockNotificationRequest. */
export const getBackInStockNotificationRequest: Rule = (call) => ({ request: view(requestById(call)) });

/** deleteBackInStockNotificationRequest: no mail is sent for the request any more. */
export const deleteBackInStockNotificationRequest: Rule = (call) => {
  const { id } = requestById(call);
  delete call.state.backInStockRequests[id];
  return {};
};

/** markAsNotificationSent (R121): the owner told the person by other means; no mail is sent. */
export const markAsNotificationSent: Rule = (call) => {
  const record = requestById(call);
  record.status = 'NOTIFICATION_SENT';
  return { request: view(record) };
};

const fields = new Map<string, QueryField<BackInStockRecord>>([
  ['id', { read: ({ id }) => id, sortable: true }],
  ['contactId', { read: ({ contactId }) => contactId, sortable: true }],
  ['status', { read: ({ status }) => status, sortable: true }],
  ['autoNotified', { read: ({ autoNotified }) => autoNotified, sortable: true }],
  ['createdDate', { read: ({ createdDate }) => createdDate, sortable: true }],
  ['itemUrl', { read: ({ itemUrl }) => itemUrl, sortable: true }],
]);

const fieldLookup: FieldLookup<BackInStockRecord> = (name) => fields.get(name);

/** queryBackInStockNotificationRequests: paged by cursor by default, with 50 requests a page by default (R126). */
export const queryBackInStockNotificationRequests: Rule = (call) => {
  const { query = {} } = { ...call.query } as { query?: PlatformQuery };
  const { page, metadata } = runQuery(
    allRequests(call),
    query.paging ? query : { cursorPaging: {}, ...query },
    fieldLookup,
  );
  return { requests: page.map(view), metadata };
};

/** getBackInStockNotificationRequestsCountByCatalogReferences: the number of open requests for each item. */
export const getBackInStockNotificationRequestsCountByCatalogReferences: Rule = (call) => {
  const { catalogReferences } = { ...call.query } as { catalogReferences: CatalogReference[] };
  const counts = new Map<string | undefined, number>();
  for (const record of allRequests(call).filter(waits)) {
    const key = itemKey(call, record.catalogReference);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return {
    countsPerCatalogReference: catalogReferences.map((catalogReference) => {
      const key = itemKey(call, catalogReference);
      return { catalogReference, count: key === undefined ? 0 : (counts.get(key) ?? 0) };
    }),
  };
};
