import { describe, expect, test, vi } from 'vitest';
import { oauth } from '../session/oauth.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { createClient } from './client.ts';
import { isApiError, isAuthError } from './errors/index.ts';
import { call, failureOf } from './testing/fakes.ts';
import { expired, patient } from './testing/loopback-clients.ts';
import {
  after,
  closeNow,
  cut,
  fine,
  hang,
  json,
  loopback,
  raw,
  resetNow,
  tokenAnswer,
  type Step,
} from './testing/loopback.ts';

// Promises of the session, over real sockets and in one process.

describe('P1: one refresh', () => {
  test('1,000 concurrent calls with an expired token send one token request', async () => {
    await using server = await loopback({ steps: [fine], tokenSteps: [after(20, tokenAnswer)] });
    const { site } = expired(server, 'member');
    await Promise.all(Array.from({ length: 1_000 }, () => call(site, 'read', patient)));
    expect([server.tokenRequests.length, server.requests.length]).toEqual([1, 1_000]);
    expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(new Set(['AT1']));
  });

  test('1,000 concurrent calls that a 401 rejects send one token request', async () => {
    const refuseOld: Step = (request, response, n) =>
      (request.headers.authorization === 'AT0' ? raw('', 401) : fine)(request, response, n);
    await using server = await loopback({ steps: [refuseOld], tokenSteps: [after(20, tokenAnswer)] });
    const { site } = expired(server, 'member', 3_600);
    await Promise.all(Array.from({ length: 1_000 }, (_, n) => call(site, n % 2 ? 'read' : 'never', patient)));
    expect([server.tokenRequests.length, server.requests.length]).toEqual([1, 2_000]);
  });

  test('no refresh token is sent twice over 20 renewals', async () => {
    await using server = await loopback({
      steps: [fine],
      tokenSteps: [
        (_, response, n) =>
          json({ access_token: `AT${n}`, expires_in: 31, refresh_token: `RT${n}` })(_, response, n),
      ],
    });
    const { site } = expired(server, 'member');
    const clock = vi.spyOn(Date, 'now');
    const now = Date.now();
    for (let n = 0; n < 20; n++) {
      clock.mockReturnValue(now + n * 60_000);
      await Promise.all([call(site), call(site), call(site)]);
    }
    clock.mockRestore();
    const sent = server.tokenRequests.map(
      ({ body }) => (JSON.parse(body) as { refreshToken: string }).refreshToken,
    );
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
  });
});

describe('P2: no sign-out by a transient failure', () => {
  test('1,000 concurrent calls succeed as the member after two 500s of the token endpoint', async () => {
    await using server = await loopback({
      steps: [fine],
      tokenSteps: [raw('', 500), raw('', 500), tokenAnswer],
    });
    const { site, events } = expired(server, 'member');
    await Promise.all(Array.from({ length: 1_000 }, () => call(site, 'never', patient)));
    expect([server.tokenRequests.length, server.requests.length]).toEqual([3, 1_000]);
    expect([site.session.getSnapshot().role, events]).toEqual(['member', ['renewing', 'renewed']]);
  });

  const weather: Readonly<Record<string, Step>> = {
    reset: resetNow,
    closed: closeNow,
    cut: cut(200, 'end'),
    silence: hang,
    500: raw('', 500),
    408: raw('{"error":"invalid_grant"}', 408, { Connection: 'close' }),
    429: raw('', 429, { 'Retry-After': '86400' }),
    'HTML with 403': raw('<html>', 403),
    'HTML with 200': raw('<html>'),
    redirect: (_, response) => void response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end(),
  };
  test.each(Object.entries(weather))(
    "%s at the token endpoint keeps the member's session: the call was not sent and may be tried again",
    async (_, step) => {
      await using server = await loopback({ steps: [fine], tokenSteps: [step] });
      const storage = memoryStorage();
      void storage.save(`shop@${server.host}`, {
        accessToken: { value: 'AT0', expiresAt: 0 },
        refreshToken: { value: 'RT0', role: 'member' },
      });
      const site = createClient({
        host: server.host,
        auth: oauth({ clientId: 'shop', storage }),
        tokenTimeout: 50,
      });
      const error = await failureOf(call(site, 'never'));
      expect(error).toMatchObject({ retryable: 'yes' });
      expect(isApiError(error)).toBe(false);
      expect(site.session.getSnapshot().role).toBe('member');
      expect((await site.session.getTokens())?.refreshToken.value).toBe('RT0');
      expect(server.requests).toHaveLength(0);
      expect(server.tokenRequests.length).toBeLessThanOrEqual(3);
    },
  );

  test('invalid_grant gives one replacement visitor and one event; reads continue, and other calls fail with session-lost', async () => {
    await using server = await loopback({
      steps: [fine],
      tokenSteps: [json({ error: 'invalid_grant' }, 400), tokenAnswer],
    });
    const { site, events } = expired(server, 'member');
    const settled = await Promise.allSettled(
      Array.from({ length: 1_000 }, (_, n) => call(site, n % 2 ? 'read' : 'adds', patient)),
    );
    expect(server.tokenRequests).toHaveLength(2);
    expect(events).toEqual(['renewing', 'replaced']);
    for (const [n, outcome] of settled.entries())
      if (n % 2) expect(outcome).toMatchObject({ status: 'fulfilled' });
      else {
        const error: unknown = outcome.status === 'rejected' && outcome.reason;
        expect(isAuthError(error) && [error.code, error.attempts]).toEqual(['session-lost', 0]);
      }
    expect(server.requests).toHaveLength(500);
    expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(new Set(['AT2']));
  });
});
