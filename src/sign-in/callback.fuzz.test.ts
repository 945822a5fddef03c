import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAuthError } from '../core/errors/index.ts';
import { failureOf } from '../core/testing/fakes.ts';
import { parseAttempt, tabAttempts } from './attempts.ts';
import { parseCallback } from './callback.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { BACK, stage, tabArea } from './testing/stage.ts';

const name = fc.oneof(
  fc.constantFrom(
    'code',
    'state',
    'error',
    'error_description',
    'iss',
    '__proto__',
    'Code',
    'code[]',
    '%63ode',
  ),
  fc.string(),
);
const value = fc.oneof(
  fc.constantFrom('', 'a', '%', '%E0%A4', '%00', '+', 'null'),
  fc.string({ unit: 'binary' }),
);
const pairs = fc.array(fc.tuple(name, value), { maxLength: 120 });
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('#', '?', '?x=1#', '##'), pairs)
    .map(([mark, list]) => `${BACK}${mark}${list.map((pair) => pair.join('=')).join('&')}`),
);

test('any address is parsed, or refused with a documented error', () => {
  fc.assert(
    fc.property(address, fc.constantFrom('fragment' as const, 'query' as const), (text, mode) => {
      try {
        const answer = parseCallback(text, mode);
        if ('code' in answer) expect([answer.code, answer.state].join('')).toMatch(/^[!-~]+$/);
        else expect(answer.error).toMatch(/^[ -~]+$/);
      } catch (error) {
        expect(isAuthError(error) && error.code).toMatch(/^(callback-refused|wrong-response-mode)$/);
        expect(error).toHaveProperty('message', expect.stringMatching(/^(Missing code or|Invalid) _state$/));
      }
    }),
  );
});

test('no random content of a tab is read as an attempt', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseAttempt(text)).toBeUndefined();
    }),
  );
});

test("after any answer of the token endpoint to a code, the session is a member's or unchanged", async () => {
  const member = fc.oneof(
    fc.constantFrom('access_token', 'refresh_token', 'expires_in', 'error'),
    fc.string(),
  );
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .dictionary(member, fc.oneof(fc.jsonValue(), fc.constantFrom('AT', 3600, 'invalid_grant')))
      .map((object) => JSON.stringify(object)),
  );
  const status = fc.constantFrom(200, 201, 204, 301, 400, 401, 403, 404, 429, 500, 503);
  await fc.assert(
    fc.asyncProperty(body, status, async (text, code) => {
      const answer = new Response(code === 204 ? null : text, { status: code });
      const { site, state, role } = stage(() => answer);
      const attempts = tabAttempts(tabArea());
      await startSignIn(site, { redirectUri: BACK, attempts });
      const done = completeSignIn(site, `${BACK}#code=c&state=${state()}`, { attempts });
      const error = await failureOf(done.then(() => Promise.reject(new Error('member'))));
      if (error instanceof Error && error.message === 'member') expect(role()).toBe('member');
      else {
        expect(error).toHaveProperty('name', expect.stringMatching(/^(Auth|Api|Network)Error$/));
        expect(role()).toBe('visitor');
      }
    }),
  );
});
