import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { preflight, shareAcrossOrigins } from './cors.ts';
import type { Sandbox } from '../../control/sandbox.ts';
import { createAlarm } from './alarm.ts';
import { createOpenConnections, type OpenConnections } from './over-http.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../../engine/wire.ts';

/** Where the sandbox listens. */
export interface ServerOptions {
  /** 0 takes any free port. Default 4010. */
  port?: number;
  /** Default 127.0.0.1: this machine only. */
  host?: string;
  /** A port of their own, hence an origin of their own, for the hosted pages; 0 takes any. Default: the same port. */
  pagesPort?: number | undefined;
}

/** A sandbox behind HTTP. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Address of the hosted pages; the same, unless they were given a port of their own. */
  readonly pagesUrl: string;
  readonly port: number;
  /** Lets running requests finish, closes the rest, and frees the port. */
  close(): Promise<void>;
}

/** Longest body that is read, in bytes. */
const MOST_BYTES = 1_000_000;

/** The same of a control call, which may bring a whole state. */
const MOST_CONTROL_BYTES = 200_000_000;

/** How long running requests may take to finish when the server stops, in milliseconds. */
const GRACE = 2_000;

/** What can be served: a sandbox, or something in front of one. */
type Served = Pick<Sandbox, 'handle' | 'state'> & Partial<Pick<Sandbox, 'subscribe'>>;

/**
 * Serves a sandbox over HTTP. Where its clock follows the machine's, what is due happens at its time, also when nobody
 * calls (R1). Rejects with the error of node:http when the port is taken or the host is not ours.
 */
export const startServer = async (
  sandbox: Served,
  { port = 4010, host = '127.0.0.1', pagesPort }: ServerOptions = {},
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
  const main = await serve(answering, port, host);
  // A call like any other, so that whoever writes the calls down writes down what came of this one.
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
        : await serve({ handle: (request) => handlePage(answering, request) }, pagesPort, host);
    if (pages) listening.push(pages);
    settings.pagesUrl = pages?.url ?? null;
    alarm.set();
    return { url: main.url, pagesUrl: pages?.url ?? main.url, port: main.port, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** A call that changes nothing by itself. */
const emptyCall = (origin: string): SandboxRequest => ({
  method: 'GET',
  url: new URL('/', origin),
  header: () => null,
  text: '',
});

/** Answers for hosted pages and their pictures; everything else lives at the other port. */
const handlePage = (sandbox: Answering, request: SandboxRequest): SandboxResponse =>
  /^\/(platform|media)\//.test(request.url.pathname)
    ? sandbox.handle(request)
    : json(404, { message: 'Only hosted pages live at this port', details: {} });

/** Something that answers requests over HTTP. */
type Answering = Pick<Sandbox, 'handle'> & Partial<Pick<Sandbox, 'state'>>;

/** Faults that end a connection without an answer. */
const silent: ReadonlySet<string> = new Set(['reset', 'lostAnswer']);

/** Whether a call may end without an answer. */
const mayBreak = ({ state }: Answering): boolean =>
  state?.faults.some(({ kind }) => silent.has(kind)) ?? false;

const serve = async (sandbox: Answering, port: number, host: string) => {
  const open = createOpenConnections();
  const server = createServer((incoming, outgoing) => {
    receive(sandbox, open, incoming, outgoing);
    outgoing.once('finish', () => {
      // Browsers send a call again by themselves when a used connection ends without an answer: nothing is lost then.
      if (mayBreak(sandbox)) server.closeIdleConnections();
    });
  });
  // Longer than clients keep idle connections, so that none is closed under a request.
  server.keepAliveTimeout = 75_000;
  await listen(server, port, host);
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return { server, open, port: used, url: `http://${name.includes(':') ? `[${name}]` : name}:${used}` };
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const stop = ({ server, open }: { server: Server; open: OpenConnections }): Promise<void> =>
  new Promise((resolve) => {
    open.end();
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });

const receive = (
  sandbox: Answering,
  open: OpenConnections,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void => {
  const most = incoming.url?.startsWith('/sandbox/') ? MOST_CONTROL_BYTES : MOST_BYTES;
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    // What is too long is read to its end, so that the client gets its answer, but not kept.
    if (size <= most) chunks.push(chunk);
  });
  incoming.on('end', () => {
    const text = chunks.length === 0 ? '' : Buffer.concat(chunks).toString('utf8');
    const answered = answer(sandbox, incoming, text, size > most ? most : undefined);
    if (mayBreak(sandbox)) outgoing.shouldKeepAlive = false;
    open.send(incoming, outgoing, answered);
  });
  // A client that went away needs no answer.
  incoming.on('error', () => outgoing.destroy());
};

const addressOf = (url: string, base: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

const answer = (
  sandbox: Answering,
  incoming: IncomingMessage,
  text: string,
  passed: number | undefined,
): SandboxResponse => {
  const { method = 'GET', headers, url = '/' } = incoming;
  const address = addressOf(url, `http://${headers.host ?? 'localhost'}`);
  if (!address) return json(400, { message: 'The address cannot be read', details: {} });
  const request: SandboxRequest = {
    method,
    url: address,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
    text,
  };
  if (method === 'OPTIONS') return preflight(request);
  const response =
    passed === undefined
      ? sandbox.handle(request)
      : json(413, { message: `The body is longer than ${passed} bytes`, details: {} });
  shareAcrossOrigins(request, response);
  return response;
};
