import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as later } from 'node:timers';

/** A server's handling of one request; `attempt` counts from 1. */
export type Step = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

/** One request as it arrived, with its whole body. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Loopback extends AsyncDisposable {
  readonly host: string;
  /** The requests whose bodies have arrived, except token requests. */
  readonly requests: readonly Arrived[];
  readonly tokenRequests: readonly Arrived[];
  /** Number of open connections. */
  readonly open: () => number;
}

export interface Script {
  /** One step for each request; the last step handles all further requests. */
  readonly steps: readonly Step[];
  /** The same for token requests. Default: a new visitor each time. */
  readonly tokenSteps?: readonly Step[];
  /** Whether connections may be reused. Default true. */
  readonly keepAlive?: boolean;
}

const at = (steps: readonly Step[], n: number): Step | undefined => steps[Math.min(n, steps.length) - 1];

/** Starts a server that handles requests by a script. */
export const loopback = async ({
  steps,
  tokenSteps = [tokenAnswer],
  keepAlive = true,
}: Script): Promise<Loopback> => {
  const requests: Arrived[] = [];
  const tokenRequests: Arrived[] = [];
  const sockets = new Set<Socket>();
  // The larger header size allows tokens of every tested length.
  const server = createServer({ keepAlive, maxHeaderSize: 65_536 }, (request, response) => {
    let body = '';
    if (!keepAlive) response.setHeader('Connection', 'close');
    request.setEncoding('utf8');
    request.on('error', () => undefined);
    request.on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const isToken = url.endsWith('/oauth2/token');
      const list = isToken ? tokenRequests : requests;
      list.push({ method, path: url, headers, body });
      at(isToken ? tokenSteps : steps, list.length)?.(request, response, list.length);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    requests,
    tokenRequests,
    open: () => sockets.size,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};

/** A host on which no process listens. */
export const nobody = async (): Promise<string> => {
  const server = await loopback({ steps: [] });
  await server[Symbol.asyncDispose]();
  return server.host;
};

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Step =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const fine = json({ fine: true });

export const raw =
  (body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Step =>
  (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

export const tokenAnswer: Step = (request, response, n) =>
  json({ access_token: `AT${n}`, expires_in: 14_400, refresh_token: `RT${n}` })(request, response, n);

/** Writes invalid bytes directly to the connection. */
export const bytes =
  (text: string, then: 'end' | 'destroy' | 'reset' | 'hang' = 'end'): Step =>
  ({ socket }) => {
    socket.write(text, () => {
      if (then === 'end') socket.end();
      if (then === 'destroy') socket.destroy();
      if (then === 'reset') socket.resetAndDestroy();
    });
  };

export const resetNow: Step = ({ socket }) => void socket.resetAndDestroy();
export const closeNow: Step = ({ socket }) => void socket.destroy();
export const hang: Step = () => undefined;

/** Writes headers and the beginning of a body, then ends the connection in the given way. */
export const cut = (status: number, how: 'end' | 'destroy' | 'reset' | 'hang', head = ''): Step =>
  bytes(
    `HTTP/1.1 ${status} X\r\nContent-Type: application/json\r\nContent-Length: 100\r\n${head}\r\n{"a":`,
    how,
  );

export const after =
  (ms: number, step: Step): Step =>
  (request, response, n) =>
    void later(() => step(request, response, n), ms);
