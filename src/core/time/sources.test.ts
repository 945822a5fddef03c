import { describe, expect, test } from 'vitest';
import { toBase64url } from '../base64url.ts';
import type { SessionEvent } from '../identity/auth.ts';
import type { CallRequest } from '../types.ts';
import { createServerClock } from './server-clock.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { followTokens, type TokenSource } from './token-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const dated = (instant: number, more: Record<string, string> = {}) => ({
  headers: new Headers({ date: new Date(instant).toUTCString(), ...more }),
});

/** An access token as the platform issues it at an instant of its clock. */
const tokenOf = (issuedAt: number, claims: object) => {
  const iat = Math.floor(issuedAt / SECOND);
  const part = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
  return `OauthNG.JWS.${part({ kid: 'k', alg: 'HS256' })}.${part({ data: '{}', iat, ...claims })}.c2ln`;
};

describe('a cached answer with an old date never moves the clock back', () => {
  const open = (apart = 0) => {
    const device = fakeClock();
    const time = createServerClock(device.clock);
    time.hear(dated(device.clock.now() + apart), device.clock.now());
    const known = time.getSnapshot();
    return { ...device, time, moved: () => Math.abs(time.getSnapshot() - known) };
  };

  test.each([0, 25 * MINUTE, -25 * MINUTE])('with a difference of %i ms', async (apart) => {
    const { time, clock, pass, moved } = open(apart);
    const copy = dated(clock.now() + apart - 40 * MINUTE);
    for (let read = 0; read < 10; read++) {
      await pass(4 * SECOND);
      time.hear(copy, clock.now());
    }
    expect(moved()).toBeLessThan(SECOND);
  });

  test('also if several copies of different ages are read', async () => {
    const { time, clock, pass, moved } = open();
    for (const minutes of [40, 30, 50, 20, 45]) {
      await pass(5 * SECOND);
      time.hear(dated(clock.now() - minutes * MINUTE), clock.now());
    }
    expect(moved()).toBeLessThan(SECOND);
  });

  test.each(['x', '-30', ''])('also with the age "%s"', async (age) => {
    const { time, clock, pass, moved } = open();
    await pass(MINUTE);
    time.hear(dated(clock.now() - 30 * MINUTE, { age }), clock.now());
    expect(moved()).toBeLessThan(SECOND);
  });

  test('not even below the clock of the device, for a GET that a layer sees', async () => {
    const { clock } = fakeClock();
    const time = createServerClock(clock);
    const answer = { response: dated(clock.now() - 30 * MINUTE) } as never;
    await time.layer(async () => answer)({ method: 'GET' } as CallRequest);
    expect([time.getSnapshot(), time.isMeasured()]).toEqual([0, false]);
    await time.layer(async () => answer)({ method: 'POST' } as CallRequest);
    expect(Math.abs(time.getSnapshot() + 30 * MINUTE)).toBeLessThan(SECOND);
  });
});

test('after the clock of the device was set forward, three answers over ten seconds correct the time', async () => {
  const { clock, pass, sleep } = fakeClock();
  const time = createServerClock(clock);
  let platform = clock.now();
  time.hear(dated(platform), clock.now());
  await sleep(20 * MINUTE);
  for (let read = 0; read < 3; read++) {
    await pass(6 * SECOND, (by) => (platform += by));
    time.hear(dated(platform), clock.now());
  }
  expect(Math.abs(time.now() - platform)).toBeLessThan(SECOND);
});

describe('without a readable date', () => {
  test.each([25 * MINUTE, -25 * MINUTE])(
    'an instant that a call wrote tells the time, %i ms apart',
    async (apart) => {
      const { clock, pass } = fakeClock();
      const time = createServerClock(clock);
      const sentAt = clock.now();
      await pass(300);
      time.witness(clock.now() + apart, sentAt);
      expect(Math.abs(time.getSnapshot() - apart)).toBeLessThan(1.5 * SECOND);
      expect(time.isMeasured()).toBe(true);
      time.suppose(0);
      expect(Math.abs(time.getSnapshot() - apart)).toBeLessThan(1.5 * SECOND);
    },
  );

  const sourceOf = (value: string, expiresAt: number) => {
    const listeners: ((event: SessionEvent) => void)[] = [];
    const source: TokenSource = {
      getTokens: async () => ({ accessToken: { value, expiresAt } }),
      subscribe: (listener) => {
        listeners.push(listener);
        return () => listeners.splice(0);
      },
    };
    return { source, tell: (event: SessionEvent) => listeners.forEach((listener) => listener(event)) };
  };

  test.each([25 * MINUTE, -25 * MINUTE])(
    'a stored access token tells the time, %i ms apart',
    async (apart) => {
      const { clock, pass, answers } = fakeClock();
      const time = createServerClock(clock);
      const issuedAt = clock.now() + apart;
      const value = tokenOf(issuedAt, { exp: Math.floor(issuedAt / SECOND) + 14_400 });
      const { source } = sourceOf(value, Math.floor(clock.now() / SECOND) + 14_400);
      await pass(60 * MINUTE);
      followTokens(time, source);
      await answers();
      expect(Math.abs(time.getSnapshot() - apart)).toBeLessThanOrEqual(SECOND);
    },
  );

  test('the `iat` of a token that was just received tells the time', async () => {
    const { clock, answers } = fakeClock();
    const time = createServerClock(clock);
    const { source, tell } = sourceOf(tokenOf(clock.now() - 25 * MINUTE, {}), 4e9);
    followTokens(time, source);
    await answers();
    expect(time.getSnapshot()).toBe(0);
    tell({ type: 'started', reason: undefined });
    await answers();
    expect(Math.abs(time.getSnapshot() + 25 * MINUTE)).toBeLessThanOrEqual(SECOND);
  });

  test('a token that the server of the page has received tells that the clock of the device is 25 minutes slow', async () => {
    const { clock, answers } = fakeClock();
    const time = createServerClock(clock);
    const issuedAt = clock.now() + 25 * MINUTE;
    const ends = Math.floor(issuedAt / SECOND) + 14_400;
    // The server, whose clock is right, has computed the same end.
    followTokens(time, sourceOf(tokenOf(issuedAt, { exp: ends }), ends).source);
    await answers();
    expect(Math.abs(time.getSnapshot() - 25 * MINUTE)).toBeLessThanOrEqual(SECOND);
  });

  test.each(['AT1', '', 'a.b.c', tokenOf(0, { iat: 'soon', exp: null }), tokenOf(0, { exp: 1e300 })])(
    'the token "%s" tells nothing',
    async (value) => {
      const { clock, answers } = fakeClock();
      const time = createServerClock(clock);
      followTokens(time, sourceOf(value, 4e9).source);
      await answers();
      expect(time.getSnapshot()).toBe(0);
    },
  );
});
