/** The services of the second contract family; the size of all calls of the first one leaves them out. */
export const secondFamily: readonly string[] = [
  'carts-v2',
  'catalog-v3',
  'catalog-version',
  'categories',
  'members',
  'orders',
  'rsvp',
  'ticket-definitions',
  'ticket-reservations',
];
