// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CaptchaToken } from './captchaToken.ts';

/**
 * Proofs of a human, when the site asks for them. The platform's packages put the tokens of both kinds of captcha into one entry.
 * @maxItems 10
 */
export type CaptchaTokens = readonly CaptchaToken[];
