import { describe, expect, test } from 'vitest';
import { facts } from '../../generated/facts.ts';
import { createPlatform } from '../platform.ts';
import { CLIENT_ID } from '../testing/shopper.ts';
import { sandboxRequest } from '../engine/fetch-responses.ts';
import { createParts as createLater } from './later.ts';
import { createParts as createWhole } from './whole.ts';

const ORIGIN = 'https://sandbox.example';

const calls = Object.values(facts).flatMap(({ service, operations }) =>
  Object.entries(operations).map(([id, { method, path }]) => ({ id, service, method, path })),
);

/** A platform of either kind, and its answers to requests with a body of JSON. */
const start = (code: ReturnType<typeof createWhole>) => {
  const failures: unknown[] = [];
  const platform = createPlatform({ origin: ORIGIN, onError: (error) => failures.push(error) }, code);
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const text = body ? JSON.stringify(body) : '';
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: token }),
    };
    const request = sandboxRequest(new Request(ORIGIN + path, { method, headers }), text);
    await code.load(request);
    const answer = platform.handle(request);
    return { status: answer.status, body: answer.body };
  };
  return { ask, failures, platform };
};

describe('the code of the platform, loaded when it is needed', () => {
  test.each(calls)(
    '$id has its rule and its schemas after it was asked for',
    async ({ id, service, method, path }) => {
      const code = createLater();
      await code.load({ method, url: new URL(ORIGIN + path.replaceAll(/[{}]/g, '')) });
      expect(code.of(service).rules).toHaveProperty(id);
      expect(Object.keys(code.of(service).operations)).toEqual(
        Object.keys(createWhole().of(service).operations),
      );
    },
  );

  test('answers calls, control calls and hosted pages as the whole code does', async () => {
    const requests: Parameters<ReturnType<typeof start>['ask']>[] = [
      ['GET', '/'],
      ['GET', '/sandbox/state'],
      ['POST', '/sandbox/members/block', { member: 'ada@example.org' }],
      ['GET', '/sandbox'],
      ['GET', '/sandbox/nothing'],
      ['GET', '/platform/mailbox'],
      ['GET', '/platform/nothing/at-all'],
    ];
    const signIn = { clientId: CLIENT_ID, grantType: 'anonymous' };
    const visitorCalls = [
      ['POST', '/stores-reader/v1/products/query-platformized', {}, 200],
      ['GET', '/ecom/v1/carts/current', undefined, 404],
      ['POST', '/events/v3/events/query', {}, 200],
      ['POST', '/events/v3/events/query', { query: 5 }, 400],
    ] as const;
    const whole = start(createWhole());
    const later = start(createLater());
    for (const request of requests) expect(await later.ask(...request)).toEqual(await whole.ask(...request));
    const tokens = await later.ask('POST', '/oauth2/token', signIn);
    expect(await whole.ask('POST', '/oauth2/token', signIn)).toEqual(tokens);
    const { access_token: token } = JSON.parse(tokens.body) as { access_token: string };
    for (const [method, path, body, status] of visitorCalls) {
      const answer = await later.ask(method, path, body, token);
      expect(answer.status).toBe(status);
      expect(await whole.ask(method, path, body, token)).toEqual(answer);
    }
    expect([...whole.failures, ...later.failures]).toEqual([]);
    expect(later.platform.hash()).toBe(whole.platform.hash());
  });

  test('a request whose code was not loaded is a failure of the sandbox, which names the code', () => {
    const { platform, failures } = start(createLater());
    const url = new URL(`${ORIGIN}/stores-reader/v1/products/query-platformized`);
    expect(platform.handle({ method: 'POST', url, header: () => null, text: '{}' }).status).toBe(500);
    expect(failures).toEqual([new Error('The code of catalog-v1 was not loaded.')]);
  });
});
