import type { World } from '../engine/context.ts';
import { endPlatformSessions } from '../rules/sign-in/sign-in.ts';
import { endTokens } from '../rules/tokens/tokens.ts';
import type { RedirectSessionRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { leave } from './leave.ts';
import { withoutCookie } from './platform-cookie.ts';

/** Signs a member out: ends the tokens and the platform's session, and sends the visitor back (R19). */
export const signOut = (world: World, session: RedirectSessionRecord): SandboxResponse => {
  endTokens(world, session.owner);
  endPlatformSessions(world, session.owner.id);
  session.visitor = { role: 'visitor', id: session.visitor.id };
  return withoutCookie(leave(world, session, 'signed-out'));
};
