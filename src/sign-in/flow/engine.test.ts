import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import type { SettledSignIn } from './states.ts';
import { stage } from './testing/stage.ts';

/** An engine in its first state, and work that ends when the test says so. */
const begun = () => {
  const before = stage().load().signIn.getSnapshot() as SettledSignIn;
  const engine = createEngine(before);
  const start = (given: string) => {
    let end: (state: SettledSignIn) => void = () => undefined;
    const ended = new Promise<SettledSignIn>((resolve) => (end = resolve));
    const signals: AbortSignal[] = [];
    const work = (signal: AbortSignal) => {
      signals.push(signal);
      return ended;
    };
    const outcome = engine.run('login', given, work, () => before);
    return { outcome, signals, end };
  };
  return { engine, before, start };
};

test('a superseded action is aborted, and can no longer be cancelled', async () => {
  const { engine, start, before } = begun();
  const first = start('one');
  const working = engine.getSnapshot();
  const second = start('two');
  expect([first, second].map(({ signals }) => signals.map(({ aborted }) => aborted))).toEqual([
    [true],
    [false],
  ]);
  if (working.status === 'working') working.cancel();
  expect(engine.getSnapshot()).toMatchObject({ status: 'working', before });
  expect(second.signals[0]?.aborted).toBe(false);
});

test('the same action is done once while it is pending, and again after it has ended', async () => {
  const { start, before } = begun();
  const first = start('one');
  const joined = start('one');
  expect(joined.signals).toEqual([]);
  first.end(before);
  expect(await Promise.all([first.outcome, joined.outcome])).toEqual([before, before]);
  expect(start('one').signals).toHaveLength(1);
});

test('a disposal aborts the pending action, and no action begins afterwards', async () => {
  const { engine, start, before } = begun();
  const first = start('one');
  engine.dispose();
  expect(first.signals[0]?.aborted).toBe(true);
  const late = start('two');
  expect([await late.outcome, late.signals]).toEqual([before, []]);
});
