/** Services of the second contract family. The playground does not use them yet. */
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
