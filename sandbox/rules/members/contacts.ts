import { ownValue } from '../../engine/values/objects.ts';
import type { World } from '../../engine/context.ts';

/** Whether the site knows an e-mail address already, without a member behind it: somebody has bought or waited with it (R34). */
export const isContact = ({ state }: World, email: string): boolean =>
  ownValue(state.contacts, email) !== undefined ||
  state.orders.some(({ buyer }) => buyer.email.toLowerCase() === email) ||
  Object.values(state.ticketOrders).some(({ buyer }) => buyer.email?.toLowerCase() === email);

/** Id of the contact with an e-mail address: as the contact was kept, else as the address bought tickets. */
export const contactIdByEmail = ({ state }: World, email: string): string | undefined =>
  ownValue(state.contacts, email)?.id ??
  Object.values(state.ticketOrders).find(({ buyer }) => buyer.email?.toLowerCase() === email)?.contactId;
