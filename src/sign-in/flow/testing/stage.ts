import { createClient } from '../../../core/client.ts';
import { createSandbox } from '../../../../sandbox/create-sandbox.ts';
import { oauth } from '../../../session/oauth.ts';
import { memoryStorage, type TokenStorage } from '../../../session/storage/storage.ts';
import { tabAttempts } from '../../attempts.ts';
import { tabArea } from '../../testing/stage.ts';
import { createSignIn } from '../create-sign-in.ts';
import { tabSteps } from '../memory.ts';
import type { SignInSettings } from '../settings.ts';
import type { SignInState } from '../states.ts';

export const SITE = 'http://localhost:5173';
const HOST = 'http://sandbox.test';

/** One shop in one tab, with a sandbox of its own; each `load` is a page load. */
export const stage = (settings: Parameters<typeof createSandbox>[0] = {}) => {
  const sandbox = createSandbox(settings);
  const area = tabArea();
  const storage = memoryStorage();
  /** Paths that were called, the token endpoint among them. */
  const asked: string[] = [];
  const grants: string[] = [];
  /** Paths of calls that were given up before their answer. */
  const givenUp: string[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const giveUp = () => givenUp.push(pathname);
    init.signal?.addEventListener('abort', giveUp);
    try {
      return await answered(url, pathname, init);
    } finally {
      // The abort event comes before the rejection.
      init.signal?.removeEventListener('abort', giveUp);
    }
  };
  const answered = (url: string, pathname: string, init: RequestInit): Promise<Response> => {
    if (pathname === '/oauth2/token')
      grants.push((JSON.parse(`${init.body as string}`) as { grantType: string }).grantType);
    return sandbox.fetch(new Request(url, init));
  };
  const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';
  const load = ({ storage: own = storage, ...given }: SignInSettings & { storage?: TokenStorage } = {}) => {
    const client = createClient({ host: HOST, fetch, auth: oauth({ clientId, storage: own }) });
    const signIn = createSignIn(client, {
      redirectUri: `${SITE}/callback`,
      attempts: tabAttempts(area),
      memory: tabSteps(area),
      ...given,
    });
    return { client, signIn };
  };
  /** Visits an address of the platform as a browser does; resolves to the next address, or to the page. */
  const visit = async (url: string, form?: Record<string, string>): Promise<string> => {
    const response = await sandbox.fetch(
      new Request(url, {
        redirect: 'manual',
        headers: { referer: `${SITE}/` },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    );
    const location = response.headers.get('location');
    return location === null ? response.text() : new URL(location, url).href;
  };
  return { sandbox, area, storage, asked, givenUp, grants, load, visit };
};

/** A state, which must have this status. */
export const as = <Status extends SignInState['status']>(
  state: SignInState,
  status: Status,
): Extract<SignInState, { status: Status }> => {
  if (state.status !== status)
    throw new Error(`It is ${state.status}, not ${status}: ${'message' in state ? state.message : ''}`);
  return state as Extract<SignInState, { status: Status }>;
};
