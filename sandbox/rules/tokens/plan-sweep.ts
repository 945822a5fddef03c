import { schedule } from '../../engine/due-effects.ts';
import type { EffectRecord, SandboxState } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

const HOUR = 3_600_000;

/** How long the refusal of an access token tells that it has expired, in milliseconds (R211). Then it is unknown. */
export const TOLD = 24 * HOUR;

/** The next sweep of each state, which is among its effects: no call has to look for it there. */
const planned = new WeakMap<SandboxState, EffectRecord>();

/** Sees to it that records are dropped after an instant. A sweep looks at all records: there is one an hour at most. */
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

/** Plans the sweep after one that has run. Infinity: nothing is left to drop. */
export const planNextSweep = (world: World, instant: number): void => {
  planned.delete(world.state);
  if (instant < Infinity) planSweep(world, instant);
};
