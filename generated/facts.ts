// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts as auth } from './auth/facts.ts';
import { facts as backInStock } from './back-in-stock/facts.ts';
import { facts as carts } from './carts/facts.ts';
import { facts as cartsV2 } from './carts-v2/facts.ts';
import { facts as catalogV1 } from './catalog-v1/facts.ts';
import { facts as catalogV2 } from './catalog-v2/facts.ts';
import { facts as catalogV3 } from './catalog-v3/facts.ts';
import { facts as catalogVersion } from './catalog-version/facts.ts';
import { facts as catalogWrite } from './catalog-write/facts.ts';
import { facts as categories } from './categories/facts.ts';
import { facts as eventsV3 } from './events-v3/facts.ts';
import { facts as graphql } from './graphql/facts.ts';
import { facts as members } from './members/facts.ts';
import { facts as oauth2 } from './oauth2/facts.ts';
import { facts as orders } from './orders/facts.ts';
import { facts as recovery } from './recovery/facts.ts';
import { facts as redirectSession } from './redirect-session/facts.ts';
import { facts as rsvp } from './rsvp/facts.ts';
import { facts as ticketDefinitions } from './ticket-definitions/facts.ts';
import { facts as ticketReservations } from './ticket-reservations/facts.ts';
import { facts as ticketing } from './ticketing/facts.ts';
import { facts as verification } from './verification/facts.ts';

/** The facts about all operations, by service name. */
export const facts = {
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
