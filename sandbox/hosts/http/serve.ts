import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { preflight, shareAcrossOrigins } from './cors.ts';
import type { Platform } from '../../control/sandbox.ts';
import { createAlarm } from './alarm.ts';
import { createOpenConnections, type OpenConnections } from './over-http.ts';
import { bodyText, notUtf8 } from '../../engine/body-text.ts';
import { ownNames } from './own-names.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../../engine/wire.ts';

/** The address of the server. */
export interface ServerOptions {
  /** 0: any free port. Default 4010. */
  port?: number;
  /** Default 127.0.0.1: reachable from this machine only. */
  host?: string;
  /** A separate port, and so a separate origin, for the hosted pages; 0: any free port. Default: the same port. */
  pagesPort?: number | undefined;
  /**
   * Further host names under which the control calls and the mails are answered, such as the name of a container. Default:
   * none; `localhost`, the addresses of the machine itself and `host` are always answered.
   */
  allowedHosts?: readonly string[];
}

/** A sandbox behind HTTP. */
export interface RunningServer {
  /** The address, without a slash at the end. */
  readonly url: string;
  /** The address of the hosted pages; the same as `url`, unless they have a separate port. */
  readonly pagesUrl: string;
  readonly port: number;
  /** Waits for running requests, closes all other connections, and frees the port. */
  close(): Promise<void>;
}

/** The maximum size of a body in bytes. */
const MOST_BYTES = 1_000_000;

/** The maximum size of the body of a control call in bytes: it may contain a whole state. */
const MOST_CONTROL_BYTES = 200_000_000;

/** Milliseconds that running requests may take to finish when the server stops. */
const GRACE = 2_000;

/** A sandbox, or a wrapper around one. */
type Served = Pick<Platform, 'handle' | 'state'> & Partial<Pick<Platform, 'subscribe'>>;

/**
 * Serves a sandbox over HTTP. With a real-time clock due effects run on time, without a call (R1). Rejects with the
 * error of node:http if the port is taken or the host is not of this machine.
 */
export const startServer = async (
  sandbox: Served,
  { port = 4010, host = '127.0.0.1', pagesPort, allowedHosts = [] }: ServerOptions = {},
): Promise<RunningServer> => {
  const { settings } = sandbox.state;
  const answering: Answering = {
    handle(request) {
      const response = sandbox.handle(request);
      alarm.set();
      return response;
    },
    get state() {
      return sandbox.state;
    },
  };
  const refuse = ownNames(host, allowedHosts);
  const main = await serve(answering, port, host, refuse);
  // Run the effects within a request, so that a wrapper that records requests also records their changes.
  const alarm = createAlarm(
    () => sandbox.state,
    () => void answering.handle(emptyCall(main.url)),
  );
  const ears = sandbox.subscribe?.(alarm.set);
  const listening = [main];
  const close = async () => {
    ears?.();
    alarm.end();
    await Promise.all(listening.map(stop));
  };
  try {
    const pages =
      pagesPort === undefined
        ? undefined
        : await serve({ handle: (request) => handlePage(answering, request) }, pagesPort, host, refuse);
    if (pages) listening.push(pages);
    settings.pagesUrl = pages?.url ?? null;
    alarm.set();
    return { url: main.url, pagesUrl: pages?.url ?? main.url, port: main.port, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** A request that changes nothing by itself. */
const emptyCall = (origin: string): SandboxRequest => ({
  method: 'GET',
  url: new URL('/', origin),
  header: () => null,
  text: '',
});

/** Answers for hosted pages and their pictures; all other paths have the other port. */
const handlePage = (sandbox: Answering, request: SandboxRequest): SandboxResponse =>
  /^\/(platform|media)\//.test(request.url.pathname)
    ? sandbox.handle(request)
    : json(404, { message: 'This port serves only hosted pages', details: {} });

/** A sandbox, or a wrapper, that answers requests. */
type Answering = Pick<Platform, 'handle'> & Partial<Pick<Platform, 'state'>>;

/** Faults that end a connection without an answer. */
const silent: ReadonlySet<string> = new Set(['reset', 'lostAnswer']);

/** Whether a fault may end a call without an answer. */
const mayBreak = ({ state }: Answering): boolean =>
  state?.faults.some(({ kind }) => silent.has(kind)) ?? false;

type Refuse = ReturnType<typeof ownNames>;

const serve = async (sandbox: Answering, port: number, host: string, refuse: Refuse) => {
  const open = createOpenConnections();
  /** Connections without a pending request. Browsers open some in advance, which Node does not count as idle. */
  const unused = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const { socket } = incoming;
    unused.delete(socket);
    outgoing.once('close', () => {
      if (socket.destroyed) return;
      if (server.listening) unused.add(socket);
      else socket.end();
    });
    receive(sandbox, refuse, open, incoming, outgoing);
    outgoing.once('finish', () => {
      // Browsers repeat a call when a reused connection ends without an answer, which would hide the fault: reuse
      // none.
      if (mayBreak(sandbox)) server.closeIdleConnections();
    });
  });
  // Longer than clients keep idle connections, so that the server never closes one under a request.
  server.keepAliveTimeout = 75_000;
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  await listen(server, port, host);
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    server,
    open,
    unused,
    port: used,
    url: `http://${name.includes(':') ? `[${name}]` : name}:${used}`,
  };
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** One port of a sandbox. */
interface Serving {
  readonly server: Server;
  readonly open: OpenConnections;
  readonly unused: ReadonlySet<Socket>;
}

const stop = ({ server, open, unused }: Serving): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    open.end();
    for (const socket of unused) socket.end();
  });

const receive = (
  sandbox: Answering,
  refuse: Refuse,
  open: OpenConnections,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void => {
  const most = incoming.url?.startsWith('/sandbox/') ? MOST_CONTROL_BYTES : MOST_BYTES;
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    // A body above the limit is read to its end but not kept, so that the client gets its answer.
    if (size <= most) chunks.push(chunk);
  });
  incoming.on('end', () => {
    const isTooLong = size > most;
    // A body that is cut off may end within a character.
    const text = isTooLong ? '' : bodyText(Buffer.concat(chunks), incoming.headers['content-type']);
    const answered = answer(sandbox, refuse, incoming, text, isTooLong ? most : undefined);
    if (mayBreak(sandbox)) outgoing.shouldKeepAlive = false;
    open.send(incoming, outgoing, answered);
  });
  // The client has closed the connection and needs no answer.
  incoming.on('error', () => outgoing.destroy());
};

const addressOf = (url: string, base: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

/** The answer to a body that is too long or not UTF-8. */
const refusalOf = (text: string | undefined, passed: number | undefined): SandboxResponse | undefined => {
  if (passed !== undefined)
    return json(413, { message: `The body is longer than ${passed} bytes`, details: {} });
  return text === undefined ? notUtf8() : undefined;
};

const answer = (
  sandbox: Answering,
  refuse: Refuse,
  incoming: IncomingMessage,
  text: string | undefined,
  passed: number | undefined,
): SandboxResponse => {
  const { method = 'GET', headers, url = '/' } = incoming;
  const address = addressOf(url, `http://${headers.host ?? 'localhost'}`);
  if (!address) return json(400, { message: 'The address cannot be read', details: {} });
  // The address has a host of its own in a request for a proxy, and in a path that begins with two slashes.
  const foreign = refuse([headers.host ?? 'localhost', address.host], address.pathname);
  if (foreign) return foreign;
  const request: SandboxRequest = {
    method,
    url: address,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
    text: text ?? '',
  };
  if (method === 'OPTIONS') return preflight(request);
  const response = refusalOf(text, passed) ?? sandbox.handle(request);
  shareAcrossOrigins(request, response, sandbox.state?.settings.dateHeader !== 'hidden');
  return response;
};
