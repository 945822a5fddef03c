import { digest } from '../engine/values/random.ts';
import { newAuthorizationCode } from '../rules/tokens/codes.ts';
import type { World } from '../engine/context.ts';
import { isAllowed, mayReturnTo, notAllowed } from '../rules/redirects/redirect-sessions.ts';
import type { AuthorizationRecord, MemberRecord, RedirectSessionRecord } from '../records/state.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { messagePage, pageResponse, redirect } from './layout.ts';

const ADDRESS = 'login.platform.example';

/** The result of a sign-in: a member, or an OAuth error. */
type Ending = { readonly member: MemberRecord } | { readonly error: string };

/**
 * Ends an authorization: returns a code or an error with the state of the request, to an allowed address only (R42,
 * R43). The code is bound to the request; a session token or a cookie alone gives no access. A program without a browser gets
 * the same redirect: programs request the platform's page with a session token and read the code from its location.
 */
export const answerSignIn = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
  ending: Ending,
): SandboxResponse => {
  const { authorization } = session;
  if (!authorization) throw new Error('This redirect session is not for a sign-in.');
  session.outcome = 'member' in ending ? 'signed-in' : 'abandoned';
  const target =
    authorization.responseMode === 'web_message' ? openerOf(request) : (authorization.redirectUri ?? '');
  if (!mayReturn(world, authorization, target))
    return messagePage(
      403,
      'The return address is not allowed',
      target === ''
        ? 'The browser did not say which page shows this frame. The page must send its referrer.'
        : `${notAllowed(target)}. Add it to allowedRedirects or redirectUris of the settings.`,
      ADDRESS,
    );
  const said = {
    ...('member' in ending
      ? { code: newAuthorizationCode(world, authorization, ending.member, session.owner) }
      : { error: ending.error, error_description: `The platform answered ${ending.error}` }),
    state: authorization.state,
  };
  if (authorization.responseMode === 'web_message') return messageTo(said, target);
  const address = new URL(target);
  const parameters = new URLSearchParams(said);
  if (authorization.responseMode === 'fragment') address.hash = `${parameters}`;
  else for (const [name, value] of parameters) address.searchParams.set(name, value);
  return redirect(address.href);
};

/** The origin of the page that shows the frame, from the referrer; empty without one. */
const openerOf = (request: SandboxRequest): string => {
  const referrer = request.header('referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).origin : '';
};

const mayReturn = (
  { state: { settings } }: World,
  { responseMode }: AuthorizationRecord,
  target: string,
): boolean =>
  responseMode === 'web_message'
    ? isAllowed(target, settings.allowedRedirects)
    : mayReturnTo(settings, target);

/**
 * A page that posts a result to the page around its frame, or to the page that opened its window, and only to the
 * target origin.
 */
export const messageTo = (
  said: object,
  target: string,
  listener: 'parent' | 'opener' = 'parent',
): SandboxResponse => {
  // Every < is escaped, so that no text of a request can end the script.
  const script = `${listener}.postMessage(${literal(said)}, ${literal(target)});`;
  const nonce = digest(script);
  const page = pageResponse({
    title: 'Sign in',
    address: ADDRESS,
    body: { markup: `<p>Nothing to see here.</p><script nonce="${nonce}">${script}</script>` },
  });
  page.headers['content-security-policy'] =
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors ${target}`;
  return page;
};

const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
