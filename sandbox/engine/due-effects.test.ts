import { describe, expect, test } from 'vitest';
import { runDueEffects, schedule, type Effect } from './due-effects.ts';
import { effectKinds, type EffectKind } from '../records/effect.ts';
import { clockState, createClock } from './clock.ts';
import { initialState } from '../seeds/scenarios.ts';

const setUp = () => {
  const state = initialState('1', 'empty-site', { kind: 'frozen', start: 1_000 }, {});
  state.clock = clockState('frozen', 1_000);
  state.effects = [];
  const clock = createClock(() => state.clock);
  const seen: string[] = [];
  const table = Object.fromEntries(
    effectKinds.map((kind): [string, Effect] => [
      kind,
      (world, id) => seen.push(`${world.clock.now()} ${kind} ${id}`),
    ]),
  ) as Record<EffectKind, Effect>;
  return { world: { state, clock, origin: '' }, seen, table };
};

describe('due effects', () => {
  test('R1: run in the order of their instants, each at its own instant', () => {
    const { world, seen, table } = setUp();
    schedule(world, { at: 3_000, kind: 'reminder', id: 'b' });
    schedule(world, { at: 2_000, kind: 'reminder', id: 'a' });
    schedule(world, { at: 9_000, kind: 'reminder', id: 'c' });
    world.clock.advance(4_000);
    expect(runDueEffects(world, table)).toBe(true);
    expect(seen).toEqual(['2000 reminder a', '3000 reminder b']);
    expect(world.clock.now()).toBe(5_000);
  });

  test('R2: with the same instant run in the order of their kinds', () => {
    const { world, seen, table } = setUp();
    for (const kind of effectKinds.toReversed()) schedule(world, { at: 2_000, kind, id: 'x' });
    world.clock.advance(1_000);
    runDueEffects(world, table);
    expect(seen).toEqual(effectKinds.map((kind) => `2000 ${kind} x`));
  });

  test('an effect that is planned within an advance runs in the same advance', () => {
    const { world, seen, table } = setUp();
    schedule(world, { at: 2_000, kind: 'reminder', id: 'first' });
    runDueEffects(world, table);
    world.clock.advance(5_000);
    runDueEffects(world, {
      ...table,
      reminder: (inner, id) => {
        table.reminder(inner, id);
        if (id === 'first') schedule(inner, { at: inner.clock.now() + 500, kind: 'reminder', id: 'second' });
      },
    });
    expect(seen).toEqual(['2000 reminder first', '2500 reminder second']);
  });
});
