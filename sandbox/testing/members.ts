import { sha256 } from '../engine/values/sha256.ts';
import { SAMPLE_PASSWORD } from '../seeds/members.ts';
import { visit } from './hosted.ts';
import { CLIENT_ID, ORIGIN, send, type Shopper } from './shopper.ts';

/** A verifier for tests, and a redirect address. */
export const VERIFIER = 'v'.repeat(43);
export const BACK = 'http://localhost:5173/callback';

/** The sign-in form of a sample member. */
export const credentials = (name: string, password = SAMPLE_PASSWORD) => ({
  loginId: { email: `${name}@example.org` },
  password,
});

/** The address of an authorization page. */
export const authorizationOf = async (shopper: Shopper, request: object = {}, prompt = 'login') => {
  const { body } = await shopper.post('/v1/redirect-session', {
    auth: {
      authRequest: {
        clientId: CLIENT_ID,
        responseType: 'code',
        scope: 'offline_access',
        state: 'state-1',
        redirectUri: BACK,
        codeChallenge: sha256(VERIFIER),
        codeChallengeMethod: 'S256',
        ...request,
      },
      prompt,
    },
  });
  return body.text('redirectSession.fullUrl');
};

/** Signs in at the hosted login page and returns the address that it leads to. */
export const loginAt = async (shopper: Shopper, url: string, form: Record<string, string> = {}) => {
  const { location } = await visit(shopper.sandbox, url);
  const { loginId, password } = credentials('ada');
  return visit(shopper.sandbox, location, 'POST', {
    action: 'login',
    email: loginId.email,
    password,
    ...form,
  });
};

/** Opens an address with some headers. */
export const visitWith = async (shopper: Shopper, url: string, headers: Record<string, string>) => {
  const response = await shopper.sandbox.fetch(new Request(new URL(url, ORIGIN), { headers }));
  return { status: response.status, html: await response.text(), headers: response.headers };
};

/** Trades a code for tokens. */
export const trade = (shopper: Shopper, grant: object) =>
  send(shopper.sandbox, 'POST', '/oauth2/token', {
    clientId: CLIENT_ID,
    grantType: 'authorization_code',
    codeVerifier: VERIFIER,
    redirectUri: BACK,
    ...grant,
  });
