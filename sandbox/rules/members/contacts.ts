import { ownValue } from '../../engine/values/objects.ts';
import type { World } from '../../engine/context.ts';

/** Whether the site knows an e-mail address of a person who is no member but has bought or waited with it (R34). */
export const isContact = ({ state }: World, email: string): boolean =>
  ownValue(state.contacts, email) !== undefined ||
  state.orders.some(({ buyer }) => buyer.email.toLowerCase() === email) ||
  Object.values(state.ticketOrders).some(({ buyer }) => buyer.email?.toLowerCase() === email);

/** The id of the contact with an e-mail address: from the contact record, otherwise from a ticket order. */
export const contactIdByEmail = ({ state }: World, email: string): string | undefined =>
  ownValue(state.contacts, email)?.id ??
  Object.values(state.ticketOrders).find(({ buyer }) => buyer.email?.toLowerCase() === email)?.contactId;
