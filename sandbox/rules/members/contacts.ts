import { ownValue } from '../../engine/values/objects.ts';
import { newId, type World } from '../../engine/context.ts';

/**
 * Whether an e-mail address belongs to a contact of the site: a buyer, or a person who asked for a back-in-stock mail
 * (R34).
 */
export const isContact = ({ state }: World, email: string): boolean =>
  ownValue(state.contacts, email) !== undefined ||
  state.orders.some(({ buyer }) => buyer.email.toLowerCase() === email) ||
  Object.values(state.ticketOrders).some(({ buyer }) => buyer.email?.toLowerCase() === email);

/** The id of the contact with an e-mail address, from the contacts or from ticket orders. */
export const contactIdByEmail = ({ state }: World, email: string): string | undefined =>
  ownValue(state.contacts, email)?.id ??
  Object.values(state.ticketOrders).find(({ buyer }) => buyer.email?.toLowerCase() === email)?.contactId;

/** The id of the contact with an e-mail address in lower case; a new address becomes a contact (R123). */
export const contactOf = (world: World, email: string): string => {
  const { contacts } = world.state;
  const known = ownValue(contacts, email);
  if (known) return known.id;
  const contact = { id: newId(world, 'contact'), createdDate: world.clock.iso() };
  contacts[email] = contact;
  return contact.id;
};
