import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, failureOf, host, tokens } from '../core/testing/fakes.ts';
import { createClient } from '../core/client.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { oauth } from './oauth.ts';
import { APART } from './second-opinion.ts';
import { newProcess } from './testing/process.ts';

// Security 4.2: a 4xx that names no OAuth error ends an identity only by a second opinion.

const vague = () => Response.json({ message: 'The refresh token is not valid' }, { status: 400 });
const expired = (refreshToken = 'RT-old', role: 'visitor' | 'member' = 'member'): Tokens => ({
  accessToken: { value: 'AT-old', expiresAt: 1 },
  refreshToken: { value: refreshToken, role },
});

/** A token endpoint with an answer to each grant, and a record of the grants. */
const endpointOf = (refresh: () => Response, anonymous: () => Response = () => tokens(9)) => {
  const grants: string[] = [];
  const answers: Record<string, () => Response> = { refresh_token: refresh, anonymous };
  const endpoint = host(({ body }) => {
    const { grantType } = JSON.parse(body ?? '') as { grantType: string };
    grants.push(grantType);
    return answers[grantType]?.() ?? expect.unreachable(grantType);
  });
  return { grants, endpoint, answers };
};
type Endpoint = ReturnType<typeof endpointOf>;

const open = async ({ endpoint }: Endpoint, held: Tokens | undefined = expired()) => {
  const api = host(Response.json({ fine: true }));
  const fetch = (url: string, init: RequestInit) =>
    (url.endsWith('/oauth2/token') ? endpoint : api).fetch(url, init);
  const site = createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'shop' }) });
  if (held) await site.session.setTokens(held);
  const events: string[] = [];
  site.session.subscribe(({ type, reason }) => void events.push(`${type} ${reason ?? ''}`.trim()));
  return { site, events, calls: api.seen };
};
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  newProcess();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
});
afterEach(() => void vi.useRealTimers());

describe('a refresh token that is refused without a word of OAuth', () => {
  test.each([
    [400, { message: 'x' }],
    [401, {}],
    [403, { error: 'Forbidden' }],
    [404, { error: 'Not Found' }],
    [428, { details: { applicationError: { code: 'TOKEN_EXPIRED' } } }],
  ])('%d %j counts as dead after a minute, if a visitor gets tokens in between', async (status, body) => {
    const stage = endpointOf(() => Response.json(body, { status }));
    const { site, events, calls } = await open(stage);
    expect(await failureOf(call(site))).toMatchObject({ code: 'token-unavailable', retryable: 'yes' });
    await later(APART - 1);
    expect(await failureOf(call(site, 'adds'))).toMatchObject({ code: 'token-unavailable' });
    expect([site.session.getSnapshot().role, stage.grants]).toEqual([
      'member',
      ['refresh_token', 'refresh_token'],
    ]);
    await later(1);
    const lost = await failureOf(call(site, 'adds'));
    expect(lost).toMatchObject({
      name: 'AuthError',
      code: 'session-lost',
      cause: 'assumed',
      retryable: 'no',
    });
    expect(stage.grants.slice(2)).toEqual(['anonymous', 'refresh_token']);
    expect(events.at(-1)).toBe('replaced assumed');
    await call(site, 'adds');
    expect([site.session.getSnapshot().role, calls.map(({ headers }) => headers['authorization'])]).toEqual([
      'visitor',
      ['AT9'],
    ]);
  });

  test('continues a read as the new visitor', async () => {
    const { site } = await open(endpointOf(vague));
    await failureOf(call(site));
    await later(APART);
    await expect(call(site)).resolves.toEqual({ fine: true });
    expect(site.session.getSnapshot().role).toBe('visitor');
  });

  test('never ends the identity while no visitor gets tokens either, and asks for one at most every ten seconds', async () => {
    const stage = endpointOf(vague, vague);
    const { site } = await open(stage);
    for (let second = 0; second < 120; second++) {
      await failureOf(call(site));
      await later(1_000);
    }
    const anonymous = stage.grants.filter((grant) => grant === 'anonymous').length;
    expect([site.session.getSnapshot().role, anonymous]).toEqual(['member', 6]);
    expect((await site.session.getTokens())?.refreshToken.value).toBe('RT-old');
  });

  test('is forgotten after a renewal: the next refusal is the first', async () => {
    let answer = vague;
    const stage = endpointOf(() => answer());
    const { site } = await open(stage);
    await failureOf(call(site));
    answer = () => tokens(1, { refresh_token: undefined, expires_in: 60 });
    await call(site);
    answer = vague;
    await later(APART * 2);
    expect(await failureOf(call(site))).toMatchObject({ code: 'token-unavailable' });
    expect(site.session.getSnapshot().role).toBe('member');
  });

  test('does not end the next identity: a sign-in brings another refresh token', async () => {
    const { site } = await open(endpointOf(vague));
    await failureOf(call(site));
    await later(APART);
    await site.session.setTokens(expired('RT-next'));
    expect(await failureOf(call(site))).toMatchObject({ code: 'token-unavailable' });
    expect(site.session.getSnapshot().role).toBe('member');
  });

  test('stores nothing if the person signs out during the second opinion', async () => {
    const stage = endpointOf(vague);
    const { site } = await open(stage);
    await failureOf(call(site));
    await later(APART);
    stage.answers['anonymous'] = () => {
      void site.session.signOut();
      return tokens(9);
    };
    expect([await failureOf(call(site)), await site.session.getTokens()]).toEqual([
      expect.objectContaining({ code: 'session-changed' }),
      undefined,
    ]);
  });

  test.each([
    ['temporarily_unavailable', 400],
    ['slow_down', 403],
    ['invalid_client', 401],
  ])('is never assumed dead because of %s', async (error, status) => {
    const { site } = await open(endpointOf(() => Response.json({ error }, { status })));
    await failureOf(call(site));
    await later(APART * 2);
    await failureOf(call(site));
    expect(site.session.getSnapshot().role).toBe('member');
  });
});

test('`invalid_grant` ends the identity at once, and the cause is another word', async () => {
  const dead = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  const { site, events } = await open(endpointOf(dead));
  expect(await failureOf(call(site, 'adds'))).toMatchObject({ code: 'session-lost', cause: 'refused' });
  expect(events.at(-1)).toBe('replaced refused');
});

test('a server with one client for each request remembers the first refusal', async () => {
  const stage = endpointOf(vague);
  const first = await open(stage);
  await failureOf(call(first.site));
  await later(APART);
  const second = await open(stage);
  await call(second.site);
  expect(second.site.session.getSnapshot().role).toBe('visitor');
});

test('1,000 members whose refresh tokens are refused send one request for a visitor before their second attempts', async () => {
  const stage = endpointOf(vague);
  const people = await Promise.all(Array.from({ length: 1_000 }, (_, n) => open(stage, expired(`RT-${n}`))));
  await Promise.all(people.map(({ site }) => failureOf(call(site))));
  await later(APART);
  const [one, ...others] = people;
  await one?.site.session.authorize();
  stage.grants.length = 0;
  await Promise.all(others.map(({ site }) => call(site)));
  // Each person gets a visitor of their own, after the second refusal.
  expect(stage.grants.indexOf('anonymous')).toBe(999);
  expect(new Set(people.map(({ site }) => site.session.getSnapshot().role))).toEqual(new Set(['visitor']));
});
