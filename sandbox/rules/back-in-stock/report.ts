import type { ReportItemsBackInStockRequest } from '../../../generated/back-in-stock/types.ts';
import { schedule } from '../../engine/due-effects.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { BackInStockRecord } from '../../records/state.ts';
import type { CallContext, Rule, World } from '../../engine/context.ts';
import { mail } from '../members/members.ts';
import { itemKey, readDetails } from './item.ts';
import { allRequests } from './requests.ts';

/** The requests of a report: all pending requests for the item, or those with the ids (R124). */
const requestsOf = (
  call: CallContext,
  { catalogReference, requestIds }: ReportItemsBackInStockRequest,
): BackInStockRecord[] => {
  if (catalogReference && requestIds)
    throw applicationError(
      400,
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
      'Give either a catalog reference or request ids',
    );
  if (catalogReference) {
    const key = itemKey(call, catalogReference);
    return allRequests(call).filter(
      (record) =>
        record.status === 'RECEIVED' && key !== undefined && itemKey(call, record.catalogReference) === key,
    );
  }
  if (!requestIds)
    throw fieldError('catalogReference', 'REQUIRED_ONE_OF_FIELD', 'is required if requestIds is missing');
  const records = requestIds.map((id, index) => {
    const record = ownValue(call.state.backInStockRequests, id);
    if (!record) throw fieldError(`requestIds[${index}]`, 'VALIDATION', `is not a request: ${id}`);
    return record;
  });
  // The mail of a PROCESSING request is already planned.
  return [...new Set(records)].filter(({ status }) => status !== 'PROCESSING');
};

/**
 * reportItemsBackInStock (R121, R124): the requests are PROCESSING for a short time, then their mails are sent. The
 * stock is not checked, because the owner reports it.
 */
export const reportItemsBackInStock: Rule = (call) => {
  const body = call.body as ReportItemsBackInStockRequest;
  const details = readDetails(body.itemDetails);
  const { clock, state } = call;
  const at = clock.now() + state.settings.backInStockSeconds * 1000;
  for (const record of requestsOf(call, body)) {
    record.status = 'PROCESSING';
    record.item = details;
    record.parameters = { ...body.extraAutomationTemplateParameters };
    schedule(call, { at, kind: 'back-in-stock', id: record.id });
  }
  return {};
};

/**
 * Effect: mails the person who made a request. If the automation is off, the request becomes FAILED without a mail
 * (R121, R122).
 */
export const sendBackInStock = (world: World, id: string): void => {
  const record = ownValue(world.state.backInStockRequests, id);
  // The request was deleted or marked as sent in the meantime.
  if (record?.status !== 'PROCESSING') return;
  if (!world.state.settings.backInStockAutomation) {
    record.status = 'FAILED';
    return;
  }
  mail(world, { to: record.email, kind: 'back-in-stock', about: id });
  record.status = 'NOTIFICATION_SENT';
  record.autoNotified = true;
};
