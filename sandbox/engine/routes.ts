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
  readonly longQuery?: string;
}

/** Every path that is answered: of each operation, and of its long queries. */
const routes = Object.values(facts).flatMap(({ service, operations }) =>
  Object.entries<OperationFacts>(operations).flatMap(
    ([id, { method, path, repeat, longQuery }]): CallRoute[] => [
      { id, service, repeat, method, path },
      ...(longQuery === undefined ? [] : [{ id, service, repeat, method: 'POST', path: longQuery }]),
    ],
  ),
);

const router = createRouter(routes);

/** The operation that a request calls; undefined: none. */
export const matchOf = ({
  method,
  url,
}: Pick<SandboxRequest, 'method' | 'url'>): Match<CallRoute> | undefined =>
  router.match(method === 'HEAD' ? 'GET' : method, url.pathname);

/** The methods of the operations at a path. */
export const methodsOf = router.methodsOf;
