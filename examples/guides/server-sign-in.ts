import { clientId } from './site.ts';

// #region server
import { createClient, isAuthError, oauth, requestCookies } from 'vitrine';
import {
  type CookieAttempts,
  completeSignIn,
  cookieAttempts,
  type SignInClient,
  signOut,
  startSignIn,
} from 'vitrine/sign-in';

/** The address at which people open the shop. It is a setting, because behind a proxy no request tells it. */
const publicAddress = process.env['PUBLIC_ADDRESS'] ?? 'http://localhost:3000';
const secure = publicAddress.startsWith('https:');

/** Leads the person on as the visitor of the request, and sends the changed cookies. */
const lead = async (
  request: Request,
  next: (client: SignInClient, attempts: CookieAttempts) => Promise<string>,
): Promise<Response> => {
  const session = requestCookies(request, { secure });
  const attempts = cookieAttempts(request, { secure }); // one cookie for each pending sign-in
  const client = createClient({ auth: oauth({ clientId, storage: session }) });
  const send = (response: Response) => session.applyTo(attempts.applyTo(response));
  try {
    const location = await next(client, attempts);
    const headers = { location, 'referrer-policy': 'no-referrer' }; // the address of a callback has a code
    return send(new Response(null, { status: 303, headers }));
  } catch (error) {
    console.error(error);
    const isRefused = isAuthError(error);
    const text = isRefused ? `${error.message}: please sign in again.` : 'The shop does not answer.';
    return send(new Response(text, { status: isRefused ? 400 : 502 }));
  } finally {
    client.session.dispose();
  }
};

/** POST /sign-in */
export const goToLogin = (request: Request) =>
  lead(request, async (client, attempts) => {
    const redirectUri = `${publicAddress}/callback`; // allowed in the settings of the OAuth app
    const options = { redirectUri, returnTo: '/', responseMode: 'query', attempts } as const;
    return (await startSignIn(client, options)).url;
  });

/** GET /callback. Members whose sign-in was completed already, such as in another tab, go on to the shop. */
export const comeBack = (request: Request) =>
  lead(request, async (client, attempts) => {
    const options = { responseMode: 'query', attempts, alreadySignedIn: '/' } as const;
    return (await completeSignIn(client, request.url, options)).returnTo;
  });

/** POST /sign-out */
export const leaveShop = (request: Request) =>
  lead(request, async (client) => (await signOut(client, { postFlowUrl: publicAddress })).url);
// #endregion server
