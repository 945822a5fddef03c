// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventInstantCondition } from './eventInstantCondition.ts';
import type { EventMakerCondition } from './eventMakerCondition.ts';
import type { EventRegistrationCondition } from './eventRegistrationCondition.ts';
import type { EventStatusCondition } from './eventStatusCondition.ts';
import type { EventTextCondition } from './eventTextCondition.ts';

/**
 * Conditions that an event must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface EventFilter {
  id?: EventTextCondition;
  title?: EventTextCondition;
  slug?: EventTextCondition;
  createdDate?: EventInstantCondition;
  updatedDate?: EventInstantCondition;
  'dateAndTimeSettings.startDate'?: EventInstantCondition;
  'dateAndTimeSettings.endDate'?: EventInstantCondition;
  status?: EventStatusCondition;
  'registration.initialType'?: EventRegistrationCondition;
  userId?: EventMakerCondition;
  /**
   * All of these must be met.
   * @maxItems 100
   */
  $and?: readonly EventFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 100
   */
  $or?: readonly EventFilter[];
  $not?: EventFilter;
}
