import type { RecoveryRedirect } from '../../../generated/recovery/types.ts';
import type { SignInOptions } from '../hosted.ts';
import type { PasswordSignInOptions } from '../password.ts';
import type { SilentSignInOptions } from '../silent.ts';
import type { StepMemory } from './memory.ts';

/** Settings of a sign-in on this site. */
export interface SignInSettings
  extends
    PasswordSignInOptions,
    Pick<SignInOptions, 'responseMode' | 'attempts' | 'preflight'>,
    Pick<SilentSignInOptions, 'loginOrigins'> {
  /**
   * Address to which login pages lead back: an address of yours that is allowed in the OAuth app's settings, whose page calls
   * `finish(location.href)`. Default: none; login pages are then not used, even if a hidden frame fails.
   */
  readonly redirectUri?: string | undefined;
  /** Address to which the platform leads after signing out there too. Default: none; only this client is then signed out. */
  readonly postFlowUrl?: string | undefined;
  /** Page to which the link of a recovery mail leads. Default: the platform's own page. */
  readonly recoveryRedirect?: RecoveryRedirect | undefined;
  /** Time limit of a hidden frame, in milliseconds. Default: 120,000. */
  readonly frameTimeout?: number | undefined;
  /** Goes to an address, such as `(url) => location.assign(url)`. Default: the page reads it from the state `leaving`. */
  readonly navigate?: ((url: string) => void) | undefined;
  /** Storage of a pending verification or approval. Default: the storage of this tab. */
  readonly memory?: StepMemory | undefined;
}
