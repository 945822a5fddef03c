import type { RecoveryRedirect } from '../../../generated/recovery/types.ts';
import type { SignInOptions } from '../hosted.ts';
import type { PasswordSignInOptions } from '../password.ts';
import type { SilentSignInOptions } from '../silent.ts';
import type { StepMemory } from './memory.ts';

/** How a sign-in works on this site. */
export interface SignInSettings
  extends
    PasswordSignInOptions,
    Pick<SignInOptions, 'responseMode' | 'attempts' | 'preflight'>,
    Pick<SilentSignInOptions, 'loginOrigins'> {
  /**
   * Where login pages lead back to: an address of yours that is allowed in the OAuth app's settings, whose page calls
   * `finish(location.href)`. Default: none; then nobody is sent to a login page, also not where a hidden frame fails.
   */
  readonly redirectUri?: string | undefined;
  /** Where the platform leads to after signing out there too. Default: none; then it ends here only. */
  readonly postFlowUrl?: string | undefined;
  /** Where the link of a recovery mail leads to. Default: the platform's own page. */
  readonly recoveryRedirect?: RecoveryRedirect | undefined;
  /** Milliseconds until a hidden frame is given up. Default: 120,000 (specification 9). */
  readonly frameTimeout?: number | undefined;
  /** Goes to an address, such as `(url) => location.assign(url)`. Default: nothing goes; the state `leaving` has it. */
  readonly navigate?: ((url: string) => void) | undefined;
  /** Where it is kept that a verification or an approval is due. Default: the storage of this tab. */
  readonly memory?: StepMemory | undefined;
}
