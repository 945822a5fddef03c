import assert from 'node:assert/strict';
import { getInvoice } from 'vitrine/ticketing';
import { festival } from '../parts.ts';
import type { Journey } from '../stage.ts';
import { hold } from './tickets.ts';

/** J12: the invoice of a reservation, which is the first response with fees; a reservation has subtotals only. */
export const invoice: Journey = async ({ site }) => {
  const client = site;
  const { id: eventId } = await festival(site);
  const { id, tickets } = await hold(site, eventId, 'Weekend pass', 2);
  assert.equal(tickets[0]?.subTotal?.value, '218.00');
  const plain = await getInvoice(id, { eventId }, { client });
  assert(plain.invoice);
  assert.equal(plain.invoice.subTotal?.value, '218.00');
  assert.equal(plain.invoice.grandTotal?.value, '223.45', 'two passes and the fee of 2.5 percent');
  const none = await getInvoice(id, { eventId, withDiscount: { couponCode: 'NO-SUCH' } }, { client });
  assert(none.discountErrors, 'an unknown coupon is reported beside the invoice');
};
