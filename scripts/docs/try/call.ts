import type { ServiceFacts } from 'vitrine';
import type { TryFields } from '../../../playground/src/try/fields.ts';

/** Identity of a tried call: a new visitor, the owner of a given key or token, or none. */
export type Caller = 'visitor' | 'key' | 'nobody';

/** Facts about one operation for the panel; a page carries them as JSON. */
export interface TryCall extends TryFields {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  /** Path of the description, with its parameters in braces. */
  readonly path: string;
  /** Prefix of the path on other hosts than the platform's. */
  readonly prefix: string;
  readonly caller: Caller;
  /** The service with this operation only, by which the client sends the call. */
  readonly service: ServiceFacts;
  /** The examples of the body as JSON text; empty for a call without a body. */
  readonly bodies: readonly { readonly summary: string; readonly text: string }[];
}
