// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RedirectUrlDetailsSearchParams } from './redirectUrlDetailsSearchParams.ts';

/**
 * The address in parts.
 */
export interface RedirectUrlDetails {
  /**
   * The address without its query. For a sign-in, the authorization endpoint.
   * @maxLength 2048
   */
  readonly endpoint: string;
  /** The parameters of its query. */
  searchParams?: RedirectUrlDetailsSearchParams;
}
