import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DELAY } from '../setup/patience.ts';

/** A token request that the platform received. */
export interface TokenRequest {
  readonly grantType: string;
  readonly refreshToken?: string;
}

/** The behavior of the platform; a test may change it at any time. */
export interface Behavior {
  /** Duration of a token request in milliseconds; Infinity: until the test releases it. */
  delay: number;
  /** Answers every token request with this status instead of tokens. */
  failure: number | undefined;
  /** Lifetime of an access token in seconds. */
  lifetime: number;
}

/** A sandboxed frame has an opaque origin. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
};

const usual: Behavior = { delay: 50, failure: undefined, lifetime: 3600 };

/**
 * A platform on a port of this machine that rotates refresh tokens: each works once, and a second use ends the session
 * (RFC 9700). It also serves the test page.
 */
export const startPlatform = async (script: string) => {
  const behavior = { ...usual };
  const requests: TokenRequest[] = [];
  const calls: string[] = [];
  let spent = new Set<string>();
  let valid = new Set<string>();
  const held: (() => void)[] = [];
  let replays = 0;
  let count = 0;

  /** New tokens of an identity; its previous tokens are refused from now on. */
  const issue = (identity: string) => {
    count++;
    const access = `AT-${identity}-${count}`;
    valid = new Set([...valid].filter((token) => !token.startsWith(`AT-${identity}-`))).add(access);
    return { access_token: access, expires_in: behavior.lifetime, refresh_token: `RT-${identity}-${count}` };
  };
  const answer = (body: TokenRequest): [status: number, body: object] => {
    if (behavior.failure) return [behavior.failure, {}];
    if (body.grantType === 'anonymous') return [200, issue(`visitor${count}`)];
    const { refreshToken = '' } = body;
    if (spent.has(refreshToken)) {
      replays++;
      return [400, { error: 'invalid_grant' }];
    }
    spent.add(refreshToken);
    return [200, issue(refreshToken.split('-')[1] ?? '')];
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (DELAY > 0) await new Promise((resolve) => setTimeout(resolve, DELAY));
    const send = (status: number, type: string, text: string) =>
      void response.writeHead(status, { ...openToAll, 'content-type': type }).end(text);
    if (request.method === 'OPTIONS') return send(204, 'text/plain', '');
    if (request.url === '/') return send(200, 'text/html', '<script src="/script.js"></script>');
    if (request.url === '/script.js') return send(200, 'text/javascript', script);
    if (request.url === '/oauth2/token') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as TokenRequest;
      requests.push(body);
      await new Promise<void>((resolve) => {
        if (behavior.delay === Infinity) held.push(resolve);
        else setTimeout(resolve, behavior.delay);
      });
      const [status, tokens] = answer(body);
      return send(status, 'application/json', JSON.stringify(tokens));
    }
    if (request.url === '/favicon.ico') return send(404, 'text/plain', '');
    const { authorization = '' } = request.headers;
    calls.push(authorization);
    return valid.has(authorization)
      ? send(200, 'application/json', JSON.stringify({ as: authorization }))
      : send(401, 'application/json', '{}');
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behavior,
    requests,
    calls,
    replays: () => replays,
    /** Tokens of a member with an expired or a valid access token. */
    member: (isExpired: boolean, name = 'member') => {
      const { access_token: value, refresh_token: refresh } = issue(name);
      const expiresAt = isExpired ? 1 : Math.floor(Date.now() / 1000) + 3600;
      return {
        accessToken: { value, expiresAt },
        refreshToken: { value: refresh, role: 'member' as const },
      };
    },
    /** Refuses every issued access token. */
    revoke: () => valid.clear(),
    /** Ends the session of a refresh token. */
    spend: (refreshToken: string) => void spent.add(refreshToken),
    /** Answers the delayed requests. */
    letGo: () => {
      for (const release of held.splice(0)) release();
    },
    reset: () => {
      held.length = 0;
      Object.assign(behavior, usual);
      requests.length = calls.length = replays = 0;
      spent = new Set();
      valid = new Set();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
