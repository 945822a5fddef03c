import { PlatformError } from '../../engine/errors.ts';

/** A refused grant, in the form of OAuth. */
export const oauthError = (status: 400 | 401, error: string, description: string): PlatformError =>
  new PlatformError(status, description, { error, error_description: description });
