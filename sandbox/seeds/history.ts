import { runDueEffects } from '../engine/due-effects.ts';
import type { CallContext, Rule, World } from '../engine/context.ts';
import { effects } from '../rules/effects.ts';
import { settle } from '../rules/events/make.ts';
import type { Caller } from '../records/state.ts';

const HOUR = 3_600_000;

/** An action before the start of the sandbox. */
export interface Moment {
  /** Hours before the start. */
  readonly ago: number;
  readonly happen: () => void;
}

/** Makes a call before the start of the sandbox, so that the seeded data obeys the rules of the site. */
export const play = (
  world: World,
  rule: Rule,
  caller: Caller,
  { body = {}, params = {} }: Partial<Pick<CallContext, 'body' | 'params'>>,
): unknown =>
  rule({ ...world, caller, params, query: {}, body, header: () => null, search: new URLSearchParams() });

/**
 * Plays the past of a site, the oldest moment first, with all effects of time in between. Mails and notifications of
 * the past are dropped: they begin with the sandbox.
 */
export const playHistory = (world: World, moments: readonly Moment[]): void => {
  const { state, clock } = world;
  const now = clock.now();
  for (const { ago, happen } of moments.toSorted((left, right) => right.ago - left.ago))
    clock.at(now - Math.round(ago * HOUR), () => {
      runDueEffects(world, effects);
      happen();
    });
  runDueEffects(world, effects);
  for (const event of Object.values(state.events)) settle(world, event);
  Object.assign(state, { mails: [], notifications: [], notificationCount: 0, entitySequences: {} });
};
