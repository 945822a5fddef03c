import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oauth } from '../session/oauth.ts';
import { createClient } from './client.ts';
import { type CallEvent } from './types.ts';
import { callLog } from './logging.ts';

/** One request as the server received it. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

const contacts = { contacts: [{ id: 'c-1' }] };

let received: Received[];
/** Statuses of the next responses; 200 after the last one. */
let statuses: number[];
let host: string;

const answer = (request: IncomingMessage, response: ServerResponse, body: string): void => {
  const { method = '', url = '', headers } = request;
  if (url === '/oauth2/token') {
    const tokens = { access_token: `AT${received.length}`, refresh_token: 'RT', expires_in: 14400 };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(tokens));
    return;
  }
  received.push({ method, url, body, authorization: headers.authorization });
  const status = statuses.shift() ?? 200;
  const refusal = { message: 'no', details: { applicationError: { code: 'NO_SUCH_CONTACT' } } };
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? contacts : refusal));
};

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => answer(request, response, body));
});

beforeEach(async () => {
  received = [];
  statuses = [];
  server.listen(0);
  await once(server, 'listening');
  host = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const site = () => createClient({ auth: oauth({ clientId: 'id' }), host });

describe('an undescribed call', () => {
  test('sends its query, body and token to its full path', async () => {
    const client = site();
    const body = { query: { paging: { limit: 2 } } };
    expect(await client.call('POST', '/contacts/v4/contacts/query', { body })).toEqual(contacts);
    await client.call('GET', '/site-properties/v4/properties', {
      query: [
        ['fields.paths', 'locale'],
        ['fields.paths', 'paymentCurrency'],
      ],
    });
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/contacts/v4/contacts/query',
        body: JSON.stringify(body),
        authorization: 'AT0',
      },
      {
        method: 'GET',
        url: '/site-properties/v4/properties?fields.paths=locale&fields.paths=paymentCurrency',
        body: '',
        authorization: 'AT0',
      },
    ]);
  });

  test('throws the error of an error response', async () => {
    statuses = [404];
    await expect(site().call('GET', '/contacts/v4/contacts/c-2')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'NO_SUCH_CONTACT',
      status: 404,
    });
  });

  test('is rejected before it is sent if its path would lead to another resource', async () => {
    await expect(site().call('GET', '/contacts/v4/contacts/..')).rejects.toMatchObject({
      code: 'invalid-path',
    });
    expect(received).toEqual([]);
  });

  test.each([
    ['GET', undefined, 2],
    ['POST', undefined, 1],
    ['DELETE', undefined, 1],
    ['POST', 'read', 2],
    ['GET', 'never', 1],
  ] as const)(
    '%s with repeat %s is sent %d times if the first response is a 503',
    async (method, repeat, times) => {
      statuses = [503];
      await site()
        .call(method, '/contacts/v4/contacts', { repeat })
        .catch(() => undefined);
      expect(received).toHaveLength(times);
    },
  );

  test('is sent again with a new token after a 401', async () => {
    statuses = [401];
    expect(await site().call('POST', '/contacts/v4/contacts/query')).toEqual(contacts);
    expect(received.map(({ authorization }) => authorization)).toEqual(['AT0', 'AT1']);
  });

  test('takes the options of a call, and is logged by method and path', async () => {
    const events: CallEvent[] = [];
    const client = createClient({ host, layers: [callLog((event) => events.push(event))] });
    await client.call('GET', '/contacts/v4/contacts', { headers: { authorization: 'own' } });
    expect(received[0]?.authorization).toBe('own');
    expect(events).toMatchObject([
      {
        operation: 'GET /contacts/v4/contacts',
        service: undefined,
        path: '/contacts/v4/contacts',
        status: 200,
      },
    ]);
    const signal = AbortSignal.abort('gone');
    await expect(client.call('GET', '/contacts/v4/contacts', { signal })).rejects.toBe('gone');
  });
});
