// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { contract as auth } from './auth/contract.ts';
import { contract as backInStock } from './back-in-stock/contract.ts';
import { contract as carts } from './carts/contract.ts';
import { contract as cartsV2 } from './carts-v2/contract.ts';
import { contract as catalogV1 } from './catalog-v1/contract.ts';
import { contract as catalogV2 } from './catalog-v2/contract.ts';
import { contract as catalogV3 } from './catalog-v3/contract.ts';
import { contract as catalogVersion } from './catalog-version/contract.ts';
import { contract as catalogWrite } from './catalog-write/contract.ts';
import { contract as categories } from './categories/contract.ts';
import { contract as eventsV3 } from './events-v3/contract.ts';
import { contract as graphql } from './graphql/contract.ts';
import { contract as members } from './members/contract.ts';
import { contract as oauth2 } from './oauth2/contract.ts';
import { contract as orders } from './orders/contract.ts';
import { contract as recovery } from './recovery/contract.ts';
import { contract as redirectSession } from './redirect-session/contract.ts';
import { contract as rsvp } from './rsvp/contract.ts';
import { contract as ticketDefinitions } from './ticket-definitions/contract.ts';
import { contract as ticketReservations } from './ticket-reservations/contract.ts';
import { contract as ticketing } from './ticketing/contract.ts';
import { contract as verification } from './verification/contract.ts';

/** All operations, by service name and operation id. */
export const contracts = {
  auth,
  'back-in-stock': backInStock,
  carts,
  'carts-v2': cartsV2,
  'catalog-v1': catalogV1,
  'catalog-v2': catalogV2,
  'catalog-v3': catalogV3,
  'catalog-version': catalogVersion,
  'catalog-write': catalogWrite,
  categories,
  'events-v3': eventsV3,
  graphql,
  members,
  oauth2,
  orders,
  recovery,
  'redirect-session': redirectSession,
  rsvp,
  'ticket-definitions': ticketDefinitions,
  'ticket-reservations': ticketReservations,
  ticketing,
  verification,
} as const;
