import { facts } from '../../generated/facts.ts';
import type { ServiceName } from '../../generated/services.ts';
import { createRouter, type Match, type Route } from './router.ts';
import type { SandboxRequest } from './wire.ts';

/** A method and a path of an operation. */
export interface CallRoute extends Route {
  readonly id: string;
  readonly service: ServiceName;
  readonly repeat: string;
}

interface OperationFacts extends Route {
  readonly repeat: string;
  readonly prefixes?: readonly string[];
  readonly longQuery?: string;
}

/**
 * Whether a read that the description sends by POST is also answered to a GET with a packed query: the official package
 * asks for the products and collections of the first catalog this way (R702).
 */
const isPacked = (service: ServiceName, method: string, repeat: string): boolean =>
  method === 'POST' && repeat === 'read' && (service === 'catalog-v1' || service === 'catalog-v2');

/** Every path that is answered: of each operation, of its long queries, and of packed queries. */
const routes = Object.values(facts).flatMap(({ service, operations }) =>
  Object.entries<OperationFacts>(operations).flatMap(
    ([id, { method, path, repeat, longQuery }]): CallRoute[] => [
      { id, service, repeat, method, path },
      ...(longQuery === undefined ? [] : [{ id, service, repeat, method: 'POST', path: longQuery }]),
      ...(isPacked(service, method, repeat) ? [{ id, service, repeat, method: 'GET', path }] : []),
    ],
  ),
);

const router = createRouter(routes);

/** The prefixes of each service on the hosts of the platform. */
const prefixesOf = new Map<ServiceName, ReadonlySet<string>>(
  Object.values(facts).map(({ service, operations }) => [
    service,
    new Set(Object.values<OperationFacts>(operations).flatMap(({ prefixes = [] }) => prefixes)),
  ]),
);

/**
 * Whether the prefix of an address belongs to other services only: `/events/v1/categories/query` asks for categories of
 * events, although the store has the same path behind `/categories` (R711). An unknown prefix belongs to everyone.
 */
const isForeign = ({ route }: Match<CallRoute>, pathname: string): boolean => {
  const depth = route.path.split('/').length - 1;
  const prefix = pathname.split('/').slice(0, -depth).join('/');
  if (prefix === '' || prefixesOf.get(route.service)?.has(prefix) === true) return false;
  return [...prefixesOf.values()].some((prefixes) => prefixes.has(prefix));
};

/** The operation that a request calls; undefined: none. */
export const matchOf = ({
  method,
  url,
}: Pick<SandboxRequest, 'method' | 'url'>): Match<CallRoute> | undefined => {
  const match = router.match(method === 'HEAD' ? 'GET' : method, url.pathname);
  return match && !isForeign(match, url.pathname) ? match : undefined;
};

/** The methods of the operations at a path. */
export const methodsOf = router.methodsOf;
