import assert from 'node:assert/strict';
import { addToCurrentCart } from 'vitrine/carts';
import { queryProducts, type Product } from 'vitrine/catalog-v1';
import { getEventBySlug } from 'vitrine/events-v3';
import { createReservation, listAvailableTickets } from 'vitrine/ticketing';
import { STORES_APP_ID } from 'vitrine';
import type { Stage } from './stage.ts';

/** A part of an answer that the journey needs; fails without it. */
export const present = <Part>(part: Part): NonNullable<Part> => {
  assert(part !== undefined && part !== null, 'The answer lacks a part.');
  return part;
};

/** The product with a name. */
export const productNamed = async (client: Stage['site'], name: string): Promise<Product> => {
  const { products } = await queryProducts(
    { query: { filter: { name: { $startsWith: name } } } },
    { client },
  );
  const [product] = products;
  assert(product, `There is no product ${name}.`);
  return product;
};

/** Puts pieces of a product into the cart. */
export const addPieces = async (
  client: Stage['site'],
  product: Product,
  quantity: number,
  choices?: Record<string, string>,
) => {
  const options = choices && { options: choices };
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id, ...(options && { options }) };
  const { cart } = await addToCurrentCart({ lineItems: [{ quantity, catalogReference }] }, { client });
  return present(cart);
};

/** The addresses to which the hosted pages return a buyer. */
export const callbacks = {
  thankYouPageUrl: 'http://localhost:5173/thanks',
  postFlowUrl: 'http://localhost:5173/back',
  cartPageUrl: 'http://localhost:5173/cart',
};

/** The festival of the sample site. */
export const festival = async (client: Stage['site']) =>
  present((await getEventBySlug('harbour-lights-festival', {}, { client })).event);

/** A ticket of an event by its name. */
export const ticketNamed = async (client: Stage['site'], eventId: string, name: string) => {
  const { definitions } = await listAvailableTickets({ eventId, limit: 100 }, { client });
  const ticket = definitions.find((definition) => definition.name === name);
  assert(ticket, `There is no ticket ${name}.`);
  return ticket;
};

/** A workshop in the studio, with few seats. */
export const workshop = async (client: Stage['site']) =>
  present((await getEventBySlug('glazing-for-beginners', {}, { client })).event);

/** An online event: one seat for each order, with paper for 22.50 or without paper for free. */
export const foldingEvening = async (client: Stage['site']) =>
  present((await getEventBySlug('folding-paper-live-from-new-york', {}, { client })).event);

/** Reserves tickets of an event. */
export const hold = async (client: Stage['site'], eventId: string, name: string, quantity: number) => {
  const { id: ticketDefinitionId } = await ticketNamed(client, eventId, name);
  return createReservation({ eventId, ticketQuantities: [{ ticketDefinitionId, quantity }] }, { client });
};

/** The answers of a buyer to the form of an event. */
export const guest = {
  form: {
    inputValues: [
      { inputName: 'firstName', value: 'Mara' },
      { inputName: 'lastName', value: 'Lindt' },
      { inputName: 'email', value: 'mara@example.org' },
    ],
  },
};

/** The same answers in the fields of the hosted page. */
export const guestFields = {
  'guest-0-firstName': 'Mara',
  'guest-0-lastName': 'Lindt',
  'guest-0-email': 'mara@example.org',
  email: 'mara@example.org',
};
