import { commonCommands } from '../control/commands/common.ts';
import { calledName, commandOf, isControlPath } from '../control/commands/table.ts';
import type { ServiceName } from '../../generated/services.ts';
import { matchOf } from '../engine/routes.ts';
import { isPlatformPage } from '../engine/site-address.ts';
import type { Pages, Part, Parts } from './part.ts';
import { part as tokens } from './tokens.ts';

interface WithPart {
  readonly part: Part;
}
type Loader = () => Promise<WithPart>;

const catalog: Loader = () => import('./catalog.ts');
const signIn: Loader = () => import('./sign-in.ts');
const ticketing: Loader = () => import('./ticketing.ts');

const loaders: Readonly<Record<ServiceName, Loader>> = {
  auth: signIn,
  'back-in-stock': () => import('./back-in-stock.ts'),
  carts: () => import('./carts.ts'),
  'carts-v2': () => import('./carts-v2.ts'),
  'catalog-v1': catalog,
  'catalog-v2': catalog,
  'catalog-v3': () => import('./catalog-v3.ts'),
  'catalog-version': catalog,
  'catalog-write': () => import('./catalog-write.ts'),
  categories: () => import('./categories.ts'),
  'events-v3': () => import('./events.ts'),
  graphql: () => import('./graph.ts'),
  members: () => import('./members.ts'),
  // Every page needs a token before it needs anything else.
  oauth2: async () => ({ part: tokens }),
  orders: () => import('./orders.ts'),
  recovery: signIn,
  'redirect-session': () => import('./redirects.ts'),
  rsvp: () => import('./rsvp.ts'),
  'ticket-definitions': ticketing,
  'ticket-reservations': ticketing,
  ticketing,
  verification: signIn,
};

const missing = (name: string): never => {
  throw new Error(`The code of ${name} was not loaded.`);
};

/**
 * All code, each part loaded when the first request needs it. The build of the playground puts this module in the place
 * of `whole.ts`.
 */
export const createParts = (): Parts => {
  const loaded = new Map<ServiceName, Part>();
  let pages: Pages | undefined;
  let control: typeof import('../control/commands/every.ts') | undefined;
  return {
    load: async (request) => {
      if (isPlatformPage(request.url.pathname)) {
        pages ??= await import('../pages/routes.ts');
        return;
      }
      if (isControlPath(request.url.pathname)) {
        if (!commandOf(commonCommands, calledName(request)))
          control ??= await import('../control/commands/every.ts');
        return;
      }
      const service = matchOf(request)?.route.service;
      if (service && !loaded.has(service)) loaded.set(service, (await loaders[service]()).part);
    },
    of: (service) => loaded.get(service) ?? missing(service),
    pages: () => pages ?? missing('the hosted pages'),
    commands: () => control?.everyCommand ?? commonCommands,
    createOwner: (...world) => (control ?? missing('the owner')).createOwner(...world),
  };
};
