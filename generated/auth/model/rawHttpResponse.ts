// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { HttpEntry } from './httpEntry.ts';
import type { RawBody } from './rawBody.ts';

/**
 * A whole HTTP response packed into a body. The platform's own gateway unpacks it for a browser; a program that calls the service reads it here.
 */
export interface RawHttpResponse {
  body: RawBody;
  /**
   * HTTP status of the packed response; 302 when its header Location leads on.
   * @minimum 100
   * @maximum 599
   */
  statusCode?: number;
  /**
   * The packed response's headers in their order. A name may come more than once, as Set-Cookie does.
   * @maxItems 100
   */
  headers: HttpEntry[];
}
