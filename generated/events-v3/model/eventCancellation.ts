// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CancellationActorType } from './cancellationActorType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Who canceled the event, and when. There for canceled events only.
 */
export interface EventCancellation {
  readonly canceledDate?: string;
  actorType: CancellationActorType | Undeclared;
  /** @maxLength 200 */
  readonly actorName: string;
  /** Empty when no person did it. */
  readonly actorEmail: string;
}
