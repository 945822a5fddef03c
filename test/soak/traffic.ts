import { journeys } from '../../examples/journeys/index.ts';
import { setStage } from '../../examples/journeys/stage.ts';
import { lanes } from './lanes.ts';
import { heapNow, type Window } from './messages.ts';

// Runs the journeys of each lane repeatedly against a separate sandbox, all lanes in parallel. Arguments: the
// number of windows, the seconds of each, and the hosts. Between two windows no call is pending, so that the
// heaps can be compared.
const [windows = '1', seconds = '10', ...hosts] = process.argv.slice(2);

let calls = 0;
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  calls++;
  return fetch(input, init);
};

const places = lanes.map(() => 0);

const playLane = async (lane: number, until: number, errors: string[]): Promise<number> => {
  const ids = lanes[lane]?.journeys ?? [];
  let played = 0;
  while (performance.now() < until) {
    const id = ids[(places[lane] ?? 0) % ids.length] ?? '';
    places[lane] = (places[lane] ?? 0) + 1;
    try {
      await journeys[id]?.(await setStage(hosts[lane] ?? ''));
      played++;
    } catch (error) {
      errors.push(`${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  // Resets the sandbox, so that the state of the last journey does not count.
  await setStage(hosts[lane] ?? '');
  return played;
};

for (let window = 0; window < Number(windows); window++) {
  const start = performance.now();
  const errors: string[] = [];
  calls = 0;
  const until = start + 1000 * Number(seconds);
  const played = await Promise.all(lanes.map((_, lane) => playLane(lane, until, errors)));
  const told: Window = {
    seconds: (performance.now() - start) / 1000,
    journeys: played.reduce((sum, one) => sum + one, 0),
    calls,
    errors,
    heap: heapNow(),
  };
  process.send?.(told);
}
process.disconnect?.();
