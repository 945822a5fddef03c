import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import type { SettledSignIn } from './states.ts';
import { stage } from './testing/stage.ts';

/** An engine in its first state, and work that ends when it is told to. */
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

test('an action whose place is taken is aborted, and can no longer be taken back', async () => {
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

test('the same action is done once while it is under way, and anew when it has ended', async () => {
  const { start, before } = begun();
  const first = start('one');
  const joined = start('one');
  expect(joined.signals).toEqual([]);
  first.end(before);
  expect(await Promise.all([first.outcome, joined.outcome])).toEqual([before, before]);
  expect(start('one').signals).toHaveLength(1);
});

test('when it is disposed, what is under way is aborted and nothing begins any more', async () => {
  const { engine, start, before } = begun();
  const first = start('one');
  engine.dispose();
  expect(first.signals[0]?.aborted).toBe(true);
  const late = start('two');
  expect([await late.outcome, late.signals]).toEqual([before, []]);
});
