import assert from 'node:assert/strict';
import { createReservation, getInvoice } from 'vitrine/ticketing';
import { festival, ticketNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J12: the price of reserved tickets, with the fee, with a coupon, and with an unknown coupon. */
export const invoice: Journey = async ({ site }) => {
  const client = site;
  const { id: eventId } = await festival(site);
  const pass = await ticketNamed(site, eventId, 'Weekend pass');
  const { id } = await createReservation(
    { eventId, ticketQuantities: [{ ticketDefinitionId: pass.id, quantity: 2 }] },
    { client },
  );
  const plain = await getInvoice(id, { eventId }, { client });
  assert(plain.invoice);
  assert.equal(plain.invoice.subTotal?.value, '218.00');
  assert.equal(plain.invoice.grandTotal?.value, '223.45', 'two passes and the fee of 2.5 percent');
  const none = await getInvoice(id, { eventId, withDiscount: { couponCode: 'NO-SUCH' } }, { client });
  assert(none.invoice);
  assert(none.discountErrors, 'a coupon that is none is told beside the invoice');
  assert.equal(none.invoice.grandTotal?.value, '223.45');
};
