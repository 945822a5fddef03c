import { PlatformError } from '../../engine/errors.ts';

/** The refusal of a grant in the form of OAuth. */
export const oauthError = (status: 400 | 401, error: string, description: string): PlatformError =>
  new PlatformError(status, description, { error, error_description: description });
