import { PlatformError } from '../../engine/errors.ts';

/** The error of a refused grant, in the format of OAuth. */
export const oauthError = (status: 400 | 401, error: string, description: string): PlatformError =>
  new PlatformError(status, description, { error, error_description: description });
