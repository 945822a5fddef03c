import { describe, expect, test } from 'vitest';
import { createServerClock, serverClockOf, withServerClock } from './server-clock.ts';
import { createTicker } from './ticker.ts';
import { fakeClock } from './testing/fake-clock.ts';

const MINUTE = 60_000;

/** A response that is sent now by a platform whose clock shows the given time. */
const answerAt = (now: number) => ({ headers: new Headers({ date: new Date(now).toUTCString() }) });

describe('the platform’s clock', () => {
  test.each([7 * MINUTE, -7 * MINUTE, 0, 400])(
    'is right within a second after one response, with a difference of %i ms',
    async (apart) => {
      const { clock, pass } = fakeClock();
      const time = createServerClock(clock);
      const heard = time.listen();
      await pass(80);
      heard(answerAt(clock.now() + apart));
      expect(Math.abs(time.now() - (clock.now() + apart))).toBeLessThan(1000);
    },
  );

  test('becomes more exact with more responses', async () => {
    const { clock, pass } = fakeClock();
    const time = createServerClock(clock);
    for (let call = 0; call < 20; call++) {
      await pass(1370);
      const heard = time.listen();
      await pass(40);
      heard(answerAt(clock.now() + 3 * MINUTE + 250));
    }
    expect(Math.abs(time.getSnapshot() - (3 * MINUTE + 250))).toBeLessThan(100);
  });

  test('is right also if a call waited long before it was sent', async () => {
    const { clock, pass } = fakeClock();
    const time = createServerClock(clock);
    const heard = time.listen();
    await pass(20_000);
    heard(answerAt(clock.now() + MINUTE));
    expect(Math.abs(time.getSnapshot() - MINUTE)).toBeLessThan(1000);
  });

  test('follows the last response after one of the clocks was set', async () => {
    const { clock, pass } = fakeClock();
    const time = createServerClock(clock);
    time.hear(answerAt(clock.now()), clock.now());
    await pass(50);
    time.hear(answerAt(clock.now() + 20 * MINUTE), clock.now());
    expect(Math.abs(time.getSnapshot() - 20 * MINUTE)).toBeLessThan(1000);
    time.set(clock.now() - MINUTE);
    expect(time.getSnapshot()).toBe(-MINUTE);
  });

  test("equals the device's clock if no date can be read", () => {
    const { clock } = fakeClock();
    const time = createServerClock(clock);
    time.hear({ headers: new Headers() }, clock.now());
    time.hear({ headers: new Headers({ date: 'yesterday' }) }, clock.now());
    expect(time.now()).toBe(clock.now());
  });

  test('takes the age of a cached response into account', () => {
    const { clock } = fakeClock();
    const time = createServerClock(clock);
    const headers = new Headers({ date: new Date(clock.now() - 30_000).toUTCString(), age: '30' });
    time.hear({ headers }, clock.now());
    expect(Math.abs(time.getSnapshot())).toBeLessThan(1000);
  });

  test('belongs to one client', () => {
    const [one, other] = [{}, {}];
    expect(serverClockOf(one)).toBe(serverClockOf(one));
    expect(serverClockOf(one)).not.toBe(serverClockOf(other));
    const own = createServerClock();
    expect(serverClockOf(withServerClock(other, own))).toBe(own);
  });
});

describe('a ticker', () => {
  test('counts whole seconds of the platform’s time, and is right at once after sleep', async () => {
    const { clock, pass, sleep, running } = fakeClock();
    const time = createServerClock(clock);
    time.set(clock.now() + MINUTE + 300);
    const ticker = createTicker(time);
    expect(ticker.getSnapshot()).toBeUndefined();
    const start = clock.now() + MINUTE;
    let drawn = 0;
    const leave = ticker.subscribe(() => drawn++);
    expect(ticker.getSnapshot()).toBe(start);
    drawn = 0;
    await pass(3000);
    expect([ticker.getSnapshot(), drawn]).toEqual([start + 3000, 3]);
    await sleep(10 * MINUTE);
    expect(ticker.getSnapshot()).toBe(start + 3000 + 10 * MINUTE);
    leave();
    expect(running()).toBe(0);
  });
});
