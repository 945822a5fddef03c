import { schedule } from '../../engine/due-effects.ts';
import type { EffectRecord, SandboxState } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

const HOUR = 3_600_000;

/**
 * The time, in milliseconds, for which an expired access token is refused as expired (R211). After it the token is
 * unknown.
 */
export const KNOWN_AFTER_END = 24 * HOUR;

/** The next sweep of each state. It is also among the effects of the state, but a call need not search for it there. */
const planned = new WeakMap<SandboxState, EffectRecord>();

/** Plans a sweep of the records at an instant or later. A sweep visits all records, so there is at most one an hour. */
export const planSweep = (world: World, instant: number): void => {
  const { state, clock } = world;
  const now = clock.now();
  const at = Math.max(instant, now + HOUR);
  const known = planned.get(state) ?? state.effects.find(({ kind }) => kind === 'token-expiry');
  if (known) planned.set(state, known);
  if (known && known.at > now && known.at <= at) return;
  if (known) state.effects = state.effects.filter((effect) => effect !== known);
  const effect: EffectRecord = { at, kind: 'token-expiry', id: 'sweep' };
  planned.set(state, effect);
  schedule(world, effect);
};

/** Plans the sweep after the current one; none for Infinity. */
export const planNextSweep = (world: World, instant: number): void => {
  planned.delete(world.state);
  if (instant < Infinity) planSweep(world, instant);
};
