import { site } from './site.ts';

// #region hosted
import { clearCallback, completeSignIn, startSignIn } from 'vitrine/sign-in';

const redirectUri = 'http://localhost:5173/callback'; // allowed in the OAuth app's settings

/** The address to send the person to. */
export const leave = async (): Promise<string> => (await startSignIn(site, { redirectUri })).url;

/** Call it on the page of `redirectUri`. Returns the page on which the person started. */
export const arrive = async (): Promise<string> => {
  const { returnTo } = await completeSignIn(site, location.href, { alreadySignedIn: '/' });
  clearCallback(); // code and state leave the address and the history
  return returnTo;
};
// #endregion hosted

// #region password
import { passwordSignIn } from 'vitrine/sign-in';

export const byPassword = async (email: string, password: string): Promise<string> => {
  const flow = passwordSignIn(site);
  const state = await flow.login({ email, password });
  if (state.loginState === 'SUCCESS') {
    const away = await flow.complete({ redirect: { redirectUri } }); // in the hidden frame, or else at the login page
    if (away) location.assign(away.url);
  }
  return state.loginState; // one of seven states, each with its next screen
};
// #endregion password

// #region server
import type { SignInClient } from 'vitrine/sign-in';

/** Signs in the visitor of a request, who stays on the page. It needs no frame. */
export const onServer = async (visitor: SignInClient, email: string, password: string): Promise<boolean> => {
  const flow = passwordSignIn(visitor);
  const { loginState } = await flow.login({ email, password });
  if (loginState === 'SUCCESS') await flow.complete({ redirectUri });
  return loginState === 'SUCCESS';
};
// #endregion server

// #region profile
import { isErrorOf } from 'vitrine';
import { deleteMemberPhones, getCurrentMember, updateMember } from 'vitrine/members';

/** The data for a form in which members edit their account; undefined for a visitor. */
export const ownAccount = async () => {
  try {
    return (await getCurrentMember({ fieldsets: ['FULL'] }, { client: site })).member;
  } catch (error) {
    if (isErrorOf(error, getCurrentMember) && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
};

/** Saves the telephone numbers of the form. An update with an empty list would change nothing. */
export const savePhones = (id: string, phones: string[]) =>
  phones.length > 0
    ? updateMember(id, { member: { contact: { phones } } }, { client: site })
    : deleteMemberPhones(id, { client: site });
// #endregion profile

// #region out
import { signOut } from 'vitrine/sign-in';

export const goodbye = async (): Promise<string> =>
  (await signOut(site, { postFlowUrl: 'http://localhost:5173/' })).url;
// #endregion out

// #region preflight
import { passPreflight, preflight } from 'vitrine/preflight';

export const look = async (): Promise<void> => {
  for (const { check, status, text, fix } of await preflight(site, { redirectUri }))
    if (status !== 'ok') console.warn(`${check}: ${text}`, fix);
};

/** Rejects before the person leaves the page if the preflight finds a problem. */
export const leaveSafely = () => startSignIn(site, { redirectUri, preflight: passPreflight });
// #endregion preflight
