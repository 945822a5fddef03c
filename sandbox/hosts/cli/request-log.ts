import type { Platform } from '../../control/sandbox.ts';
import { routes } from '../../engine/operations.ts';
import { createRouter } from '../../engine/router.ts';
import type { SandboxRequest, SandboxResponse } from '../../engine/wire.ts';

const router = createRouter(routes);

/** The operation of a request; empty for control calls, hosted pages and unknown paths. */
const operationOf = ({ method, url }: SandboxRequest): string | undefined =>
  router.match(method === 'HEAD' ? 'GET' : method, url.pathname)?.route.id;

/** The code of a refusal: from its application error or OAuth error, or INVALID_ARGUMENT for field violations. */
const codeOf = ({ status, body }: SandboxResponse): string | undefined => {
  if (status < 400) return undefined;
  return (
    /"(?:code|error)":"([^"]+)"/.exec(body)?.[1] ??
    (body.includes('"fieldViolations"') ? 'INVALID_ARGUMENT' : undefined)
  );
};

/**
 * One line for a request: the time of the sandbox's clock, status, method, path, operation, the code of a refusal, and
 * the warning of the sandbox. Queries, headers and bodies may hold secrets and are left out.
 */
const line = (now: number, request: SandboxRequest, response: SandboxResponse): string => {
  const end = response.connection?.end;
  const warning = response.headers['x-sandbox-warning'];
  return [
    new Date(now).toISOString(),
    end === 'hang' || end === 'reset' ? end : response.status,
    request.method,
    request.url.pathname,
    operationOf(request),
    end === 'truncated' ? end : codeOf(response),
    warning && `(${warning})`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
};

/** Prints a line for each answered request. */
export const logged = (
  answering: Pick<Platform, 'handle'>,
  clock: Pick<Platform['clock'], 'now'>,
  print: (text: string) => void,
): Pick<Platform, 'handle'> => ({
  handle(request) {
    const response = answering.handle(request);
    // The server's own request, which runs due effects, has no headers.
    if (request.header('host') !== null) print(line(clock.now(), request, response));
    return response;
  },
});
