import type { World } from '../engine/context.ts';
import { newPlatformCookie, NO_PLATFORM_COOKIE } from '../rules/sign-in/platform-cookie.ts';
import type { MemberRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';

const withCookie = (response: SandboxResponse, cookie: string): SandboxResponse => ({
  ...response,
  headers: { ...response.headers, 'set-cookie': cookie },
});

/** Adds the cookie that keeps a member signed in at the hosted pages. */
export const remembering = (world: World, { id }: MemberRecord, response: SandboxResponse): SandboxResponse =>
  withCookie(response, newPlatformCookie(world, id));

/** Removes the cookie when a member signs out. */
export const withoutCookie = (response: SandboxResponse): SandboxResponse =>
  withCookie(response, NO_PLATFORM_COOKIE);
