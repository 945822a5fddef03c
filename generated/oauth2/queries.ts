// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, mutationOf } from '../../src/react/call-options.ts';
import { createToken } from './operations.ts';
import type { TokenRequest } from './types.ts';

/**
 * Get an access token.
 *
 * Options of React Query for {@link createToken}. Who may call: anyone.
 */
export const createTokenMutation = (settings?: ChangeSettings) =>
  mutationOf(
    ['oauth2', 'createToken'],
    {},
    ({ data }: { data: TokenRequest }, options) => createToken(data, options),
    settings,
  );

/**
 * Get an access token: `useMutation` with {@link createTokenMutation}. Who may call: anyone.
 * @function
 */
export const useCreateToken = /*#__PURE__*/ changeHook(createTokenMutation);
