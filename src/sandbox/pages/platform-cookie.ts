import { tokenKey } from '../identity.ts';
import type { World } from '../rules/context.ts';
import { newPlatformSession } from '../rules/members.ts';
import type { MemberRecord } from '../state.ts';
import type { SandboxRequest, SandboxResponse } from '../wire.ts';

/** Who is signed in at the platform; other sites and scripts cannot read it. */
const COOKIE = 'sandbox_platform_session';
/** How long that lasts: two weeks, in minutes. */
const COOKIE_MINUTES = 20_160;

const cookie = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/platform/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

const withCookie = (response: SandboxResponse, value: string, seconds: number): SandboxResponse => ({
  ...response,
  headers: { ...response.headers, 'set-cookie': cookie(value, seconds) },
});

/** Keeps a member signed in at the hosted pages. */
export const remembering = (world: World, { id }: MemberRecord, response: SandboxResponse): SandboxResponse =>
  withCookie(response, newPlatformSession(world, id, COOKIE_MINUTES), COOKIE_MINUTES * 60);

/** Takes the cookie away, when somebody signs out. */
export const withoutCookie = (response: SandboxResponse): SandboxResponse => withCookie(response, '', 0);

/** The key of the platform session that the browser has; undefined without one. */
export const keyOfCookie = (request: SandboxRequest): string | undefined => {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.]+)`).exec(request.header('cookie') ?? '')?.[1];
  return value === undefined ? undefined : tokenKey(value);
};
