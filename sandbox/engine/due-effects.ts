import type { World } from './context.ts';
import { effectKinds, type EffectKind, type EffectRecord } from '../records/effect.ts';

/** The work of an effect on the record with an id. It does nothing if the record is gone or has moved on. */
export type Effect = (world: World, id: string) => void;

const rank = new Map<EffectKind, number>(effectKinds.map((kind, place) => [kind, place]));

const isAfter = (left: EffectRecord, right: EffectRecord): boolean =>
  left.at === right.at ? (rank.get(left.kind) ?? 0) > (rank.get(right.kind) ?? 0) : left.at > right.at;

/** Plans an effect. Effects are sorted by instant, then by kind (R2). */
export const schedule = ({ state }: World, effect: EffectRecord): void => {
  const { effects } = state;
  let low = 0;
  let high = effects.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = effects[middle];
    if (other && isAfter(other, effect)) high = middle;
    else low = middle + 1;
  }
  effects.splice(low, 0, effect);
};

/**
 * Runs all effects that are due, in order (R1, R2). Each effect sees the clock at its own instant, so that its dates
 * and plans are the same whether the clock moved in one step or in many.
 */
export const runDueEffects = (world: World, table: Readonly<Record<EffectKind, Effect>>): boolean => {
  const { clock } = world;
  const now = clock.now();
  let any = false;
  for (let next = world.state.effects[0]; next && next.at <= now; next = world.state.effects[0]) {
    const { at, kind, id } = next;
    world.state.effects.shift();
    clock.at(at, () => table[kind](world, id));
    any = true;
  }
  return any;
};
