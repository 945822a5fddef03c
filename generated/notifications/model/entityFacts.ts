// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What every notification of the newer form says about the entity and about itself.
 */
export interface EntityFacts {
  /** Id of this notification; a repeated delivery has the same. */
  id: string;
  /** Id of the event or cart. */
  entityId: string;
  /** When it happened. */
  eventTime: string;
  /** True when a person asked for their data to be erased. */
  triggeredByAnonymizeRequest?: boolean;
  /** Name of the action behind the change, where it was another one. */
  originatedFrom?: string;
  /** Whole number as a text that grows with each notification of one entity; a lower one than the last seen is old news. */
  entityEventSequence?: string;
}
