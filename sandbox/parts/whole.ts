import { createOwner, everyCommand } from '../control/commands/every.ts';
import type { ServiceName } from '../../generated/services.ts';
import * as pages from '../pages/routes.ts';
import { part as backInStock } from './back-in-stock.ts';
import { part as carts } from './carts.ts';
import { part as cartsV2 } from './carts-v2.ts';
import { part as catalog } from './catalog.ts';
import { part as catalogV3 } from './catalog-v3.ts';
import { part as catalogWrite } from './catalog-write.ts';
import { part as categories } from './categories.ts';
import { part as events } from './events.ts';
import { part as graph } from './graph.ts';
import { part as members } from './members.ts';
import { part as orders } from './orders.ts';
import type { Part, Parts } from './part.ts';
import { part as redirects } from './redirects.ts';
import { part as rsvp } from './rsvp.ts';
import { part as signIn } from './sign-in.ts';
import { part as ticketing } from './ticketing.ts';
import { part as tokens } from './tokens.ts';

const partOf: Readonly<Record<ServiceName, Part>> = {
  auth: signIn,
  'back-in-stock': backInStock,
  carts,
  'carts-v2': cartsV2,
  'catalog-v1': catalog,
  'catalog-v2': catalog,
  'catalog-v3': catalogV3,
  'catalog-version': catalog,
  'catalog-write': catalogWrite,
  categories,
  'events-v3': events,
  graphql: graph,
  members,
  oauth2: tokens,
  orders,
  recovery: signIn,
  'redirect-session': redirects,
  rsvp,
  'ticket-definitions': ticketing,
  'ticket-reservations': ticketing,
  ticketing,
  verification: signIn,
};

const atOnce = Promise.resolve();

/** All code, there from the start. */
export const createParts = (): Parts => ({
  load: () => atOnce,
  of: (service) => partOf[service],
  pages: () => pages,
  commands: () => everyCommand,
  createOwner,
});
