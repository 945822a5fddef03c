import { createHash } from 'node:crypto';
import type { AuthorizeRequest } from '../../../generated/redirect-session/types.ts';
import { platform, tokens } from '../../core/testing/fakes.ts';

/** Address of the login page of the fake platform. */
export const LOGIN = 'https://login.test';
/** Address that it leads back to. */
export const BACK = 'https://shop.test/back';
/** The one code that the fake token endpoint takes, once, and with the right verifier. */
export const CODE = 'good-code';

interface SessionRequest {
  auth?: { authRequest: AuthorizeRequest; prompt: string };
  logout?: { clientId: string };
  callbacks?: { postFlowUrl: string };
}

/** A platform with redirect sessions and the code grant, and the requests that it received. */
export const stage = (onCodeGrant?: (body: Record<string, string>) => Response | Promise<Response>) => {
  const asked: SessionRequest[] = [];
  const grants: Record<string, string>[] = [];
  let isUsed = false;
  const trade = (body: Record<string, string>): Response | Promise<Response> => {
    grants.push(body);
    if (onCodeGrant) return onCodeGrant(body);
    const challenge = createHash('sha256').update(`${body['codeVerifier']}`).digest('base64url');
    const request = asked.find(({ auth }) => auth?.authRequest.codeChallenge === challenge);
    const isGood = body['code'] === CODE && request?.auth?.authRequest.redirectUri === body['redirectUri'];
    if (!isGood || isUsed) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    isUsed = true;
    return tokens(9);
  };
  const { site, fetch, tokenRequests, calls } = platform(
    [
      (seen) => {
        const body = JSON.parse(seen.body ?? '') as Record<string, string>;
        return body['grantType'] === 'authorization_code' ? trade(body) : tokens(1);
      },
    ],
    [
      (seen) => {
        asked.push(JSON.parse(seen.body ?? '') as SessionRequest);
        const fullUrl = `${LOGIN}/authorize?session=${asked.length}`;
        return Response.json({ redirectSession: { id: `${asked.length}`, fullUrl, sessionToken: 'S' } });
      },
    ],
  );
  return {
    site,
    fetch,
    calls,
    tokenRequests,
    /** Bodies of the redirect sessions that were asked for. */
    asked,
    /** Bodies of the code grants that were sent. */
    grants,
    /** State of the newest authorization. */
    state: () => asked.at(-1)?.auth?.authRequest.state ?? '',
    role: () => site.session.getSnapshot().role,
  };
};

/** The storage of a tab, to look into. */
export const tabArea = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
