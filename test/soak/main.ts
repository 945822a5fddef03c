// `npm run soak -- --minutes 60`: shoppers, ticket buyers, members and an owner call four sandboxes over HTTP without a
// pause. It prints one line a minute. It fails after any error, and if the memory of the clients or the sandboxes
// grows.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lanes } from './lanes.ts';
import type { FromServers, Window } from './messages.ts';
import { isFlat } from './slope.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seconds: { type: 'string' } } });
const total = values.seconds ? Number(values.seconds) : 60 * Number(values.minutes ?? '2');
if (!(total > 0)) throw new Error('Give --minutes or --seconds, above 0.');
/** A minute, or less if fewer than six measurements would fit into the run. */
const length = Math.min(60, total / 6);
const windows = Math.round(total / length);

const start = (file: string, ...args: readonly string[]): ChildProcess =>
  fork(join(import.meta.dirname, file), args, { execArgv: ['--expose-gc'] });

const answerOf = async (child: ChildProcess): Promise<FromServers> =>
  ((await once(child, 'message')) as [FromServers])[0];

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1).padStart(6)} MB`;

const servers = start('servers.ts', String(lanes.length));
const first = await answerOf(servers);
const hosts = 'hosts' in first ? first.hosts : [];
const traffic = start('traffic.ts', String(windows), String(length), ...hosts);

const errors: string[] = [];
const heaps: { clients: number[]; sandboxes: number[] } = { clients: [], sandboxes: [] };
let seconds = 0;
let calls = 0;
const report = async (window: Window): Promise<void> => {
  servers.send('heap');
  const answer = await answerOf(servers);
  const heap = 'heap' in answer ? answer.heap : 0;
  heaps.clients.push(window.heap);
  heaps.sandboxes.push(heap);
  errors.push(...window.errors);
  seconds += window.seconds;
  calls += window.calls;
  console.log(
    `${seconds.toFixed(0).padStart(5)} s  ${String(window.journeys).padStart(5)} journeys  ` +
      `${String(window.calls).padStart(6)} calls  ${String(window.errors.length).padStart(3)} errors  ` +
      `heap: clients ${megabytes(window.heap)}, sandboxes ${megabytes(heap)}`,
  );
};
let reported = Promise.resolve();
traffic.on('message', (window) => {
  reported = reported.then(() => report(window as Window));
});
// Pending messages of the process are read before the channel counts as closed.
const [[code]] = (await Promise.all([once(traffic, 'exit'), once(traffic, 'disconnect')])) as [
  [number | null],
  [],
];
await reported;
servers.disconnect();

for (const error of errors.slice(0, 10)) console.error(error);
const growing = Object.entries(heaps).filter(([, measured]) => !isFlat(measured));
for (const [who] of growing) console.error(`The heap of the ${who} grows.`);
const complete = heaps.clients.length === windows && code === 0;
if (!complete) console.error(`The traffic ended early, with ${code}.`);
console.log(`${calls} calls in ${seconds.toFixed(0)} s, ${errors.length} errors.`);
process.exitCode = errors.length > 0 || growing.length > 0 || !complete || calls === 0 ? 1 : 0;
