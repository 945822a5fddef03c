import { tokenKey } from '../../engine/identity.ts';
import type { SandboxRequest } from '../../engine/wire.ts';
import type { World } from '../../engine/context.ts';
import { newPlatformSession } from '../members/members.ts';

/** The cookie of a member's session at the platform. Other sites and scripts cannot read it. */
const COOKIE = 'sandbox_platform_session';
/** The lifetime of the session in minutes: two weeks. */
const MINUTES = 20_160;

const cookie = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/platform/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** Signs a member in at the hosted pages. Returns the cookie. */
export const newPlatformCookie = (world: World, memberId: string): string =>
  cookie(newPlatformSession(world, memberId, MINUTES), MINUTES * 60);

/** The cookie that ends the session. */
export const NO_PLATFORM_COOKIE = cookie('', 0);

/** The digest of the session token in a request's cookie. */
export const keyOfCookie = (request: SandboxRequest): string | undefined => {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.]+)`).exec(request.header('cookie') ?? '')?.[1];
  return value === undefined ? undefined : tokenKey(value);
};
