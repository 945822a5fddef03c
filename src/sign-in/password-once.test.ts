import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createClient } from '../core/client.ts';
import { onError } from '../core/hooks.ts';
import { callLog } from '../core/logging.ts';
import { platform, tokens } from '../core/testing/fakes.ts';
import { oauth } from '../session/oauth.ts';
import { passwordSignIn } from './password.ts';

const credentials = { email: 'ada@example.org', password: 'pass-word-canary' };

const applicationError = (code: string, status = 400, description = 'No.') =>
  Response.json(
    { message: 'No.', details: { applicationError: { code, description, data: {} } } },
    { status },
  );
const machine = (answers: Parameters<typeof platform>[1]) => {
  const { site, calls } = platform([tokens(1)], answers);
  return { site, calls, flow: passwordSignIn(site) };
};

describe('P15: credentials are sent once', () => {
  test('in one request, with both captcha tokens in one entry and the profile', async () => {
    const { flow, calls } = machine([Response.json({ state: 'REQUIRE_OWNER_APPROVAL' })]);
    const captchaTokens = { visible: 'v', invisible: 'i' };
    await flow.register({ ...credentials, captchaTokens, profile: { firstName: 'Ada' } });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      loginId: { email: credentials.email },
      password: credentials.password,
      captchaTokens: [{ Recaptcha: 'v', InvisibleRecaptcha: 'i' }],
      profile: { firstName: 'Ada' },
    });
  });

  test.each([401, 408, 429, 500, 503, 0])('whatever the status of the answer: %d', async (status) => {
    const { flow, calls } = machine([status ? new Response('{}', { status }) : new TypeError('reset')]);
    await flow.login(credentials).catch(() => undefined);
    await flow.register(credentials).catch(() => undefined);
    expect(calls).toHaveLength(2);
  });

  test.each([400, 401, 403, 429, 500, 503])(
    'and are in no error, state, log or hook, even if the server repeats them with a %d',
    async (status) => {
      const password = 'pass"word/canary ä%';
      const captchaTokens = { visible: 'visible-canary', invisible: 'invisible-canary' };
      const echo = ({ body }: { body: string | null }) =>
        applicationError(
          'ECHO',
          status,
          `You sent ${body} or ${password} or ?p=${encodeURIComponent(password)}`,
        );
      const { fetch } = platform([tokens(1)], [echo]);
      const said: unknown[] = [];
      const hooked: unknown[] = [];
      const site = createClient({
        fetch,
        host: 'https://shop.test',
        auth: oauth({ clientId: 'shop' }),
        layers: [callLog((event) => said.push(event)), onError((error) => hooked.push(error))],
      });
      const flow = passwordSignIn(site);
      const state = await flow.login({ ...credentials, password, captchaTokens });
      expect(state).toMatchObject({ loginState: 'FAILURE', cause: { status } });
      const cause = 'cause' in state ? state.cause : undefined;
      // The hook received the same text as the caller.
      expect(hooked).toEqual([expect.objectContaining({ message: cause?.message, code: 'ECHO', status })]);
      said.push(state, `${cause?.stack}`, cause?.details, ...hooked, ...hooked.map((error) => String(error)));
      const words = inspect(said, { depth: 9, showHidden: true, getters: true }) + JSON.stringify(said);
      // All of the answer's text is replaced: a gap in it would reveal the input.
      expect(words).not.toContain('You sent');
      expect(words).toContain('Refused: ECHO');
      expect(words).not.toMatch(/canary/);
    },
  );
});
