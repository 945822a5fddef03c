import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../core/client.ts';
import { adviceFor } from '../../core/errors/advice.ts';
import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import { type RunningServer, startServer } from '../../../sandbox/hosts/http/serve.ts';
import { CLIENT_ID } from '../../../sandbox/testing/shopper.ts';
import { failureOf } from '../../core/testing/fakes.ts';
import { oauth } from '../../session/oauth.ts';
import { type SignInAttempt, silentSignIn, startSignIn } from '../index.ts';
import { passPreflight } from './index.ts';

const sandbox = createSandbox({ clock: 'real-time', settings: { callbackCheck: 'strict' } });
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(sandbox, { port: 0 });
});
afterAll(() => server.close());
afterEach(() => void vi.unstubAllGlobals());

const visitor = () => createClient({ host: server.url, auth: oauth({ clientId: CLIENT_ID }) });
const redirectUri = 'http://localhost:5173/callback';
const away = 'https://shop.example/callback';

describe('passPreflight', () => {
  test('accepts a setup without problems', async () => {
    const addresses = { redirectUri, postFlowUrl: redirectUri, origin: 'http://localhost:5173' };
    await expect(passPreflight(visitor(), addresses)).resolves.toBeUndefined();
    await expect(passPreflight(visitor())).resolves.toBeUndefined();
  });

  test.each(['redirectUri', 'postFlowUrl', 'origin'])('throws for a %s that is not allowed', async (name) => {
    expect(await failureOf(passPreflight(visitor(), { [name]: away }))).toMatchObject({
      name: 'AuthError',
      code: 'preflight-failed',
      message: expect.stringMatching(/^The platform does not lead back to https:\/\/shop\.example\//),
      description: expect.stringMatching(/^Add it to the allowed redirect .* of the OAuth app/),
    });
  });

  test('does not check addresses that are not given, whatever the origin of this page', async () => {
    vi.stubGlobal('location', { origin: 'https://shop.example' });
    await expect(passPreflight(visitor())).resolves.toBeUndefined();
  });

  test('throws an error with the advice to fix the setup', async () => {
    const error = await failureOf(passPreflight(visitor(), { redirectUri: away }));
    expect(adviceFor(error)?.action).toBe('fix-setup');
  });

  test('does not throw for an unknown finding', async () => {
    sandbox.state.settings.callbackCheck = 'faithful';
    await expect(passPreflight(visitor(), { redirectUri: away })).resolves.toBeUndefined();
    sandbox.state.settings.callbackCheck = 'strict';
  });
});

describe('a sign-in with a preflight', () => {
  const kept: SignInAttempt[] = [];
  const attempts = { put: (attempt: SignInAttempt) => void kept.push(attempt), take: () => undefined };

  test('continues at the login page without problems', async () => {
    const { url } = await startSignIn(visitor(), { redirectUri, attempts, preflight: passPreflight });
    expect(url).toContain(server.url);
    expect(kept).toHaveLength(1);
  });

  test('stores no attempt if the person could not come back', async () => {
    kept.length = 0;
    const client = visitor();
    const error = await failureOf(
      startSignIn(client, { redirectUri: away, attempts, preflight: passPreflight }),
    );
    expect(error).toMatchObject({ code: 'preflight-failed' });
    expect([kept, client.session.getSnapshot().role]).toEqual([[], 'none']);
  });

  test('opens no hidden frame for an origin that is not allowed', async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', { origin: 'https://shop.example' });
    expect(await failureOf(silentSignIn(visitor(), { preflight: passPreflight }))).toMatchObject({
      code: 'preflight-failed',
      message: expect.stringContaining('https://shop.example/'),
    });
  });
});
