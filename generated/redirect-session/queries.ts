// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, mutationOf } from '../../src/react/call-options.ts';
import { createRedirectSession } from './operations.ts';
import type { CreateRedirectSessionRequest } from './types.ts';

/**
 * Create a redirect session.
 *
 * Options of React Query for {@link createRedirectSession}. Who may call: visitor, member.
 */
export const createRedirectSessionMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['redirect-session', 'createRedirectSession'],
    {},
    ({ data }: { data: CreateRedirectSessionRequest }, options) => createRedirectSession(data, options),
    settings,
  );

/**
 * Create a redirect session: `useMutation` with {@link createRedirectSessionMutation}. Who may call: visitor, member.
 * @function
 */
export const useCreateRedirectSession = /*#__PURE__*/ changeHook(createRedirectSessionMutation);
