// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { HttpEntry } from './httpEntry.ts';
import type { RawBody } from './rawBody.ts';

export type LoginWithIdpConnectionCallbackParams = {
  /**
   * Body of the raw request.
   */
  body?: RawBody;
  /**
   * Path parameters of the raw request.
   * @maxItems 100
   */
  pathParams?: readonly HttpEntry[];
  /**
   * Query parameters of the raw request, among them those of the provider.
   * @maxItems 100
   */
  queryParams?: readonly HttpEntry[];
  /**
   * Headers of the raw request.
   * @maxItems 100
   */
  headers?: readonly HttpEntry[];
  /**
   * Method of the raw request.
   */
  method?: string;
  /**
   * Path of the raw request, still encoded.
   */
  rawPath?: string;
  /**
   * Query of the raw request, still encoded.
   */
  rawQuery?: string;
};
