// `npm run simulate [-- --clients 1000 --seed 1]`: simulates many clients during two outages, and several
// tabs that share one rate limit. Prints the results and checks the required limits; without --clients, it
// also draws docs/figures/outage.svg.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chartOf } from './chart.ts';
import { findingsOf } from './findings.ts';
import { simulateOutage } from './outage.ts';
import { simulateTabs } from './tabs.ts';
import { project } from '../../scripts/steps/step.ts';

/** The number of clients in the figure of the guide. */
const CLIENTS = 100_000;

const { values } = parseArgs({
  options: { clients: { type: 'string', default: `${CLIENTS}` }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.clients);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--clients takes a number of clients, such as 1000, not "${values.clients}".`);
  process.exit(1);
}

const row = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell) => cell.toLocaleString('en').padStart(12)).join(''));

console.log(`${count.toLocaleString('en')} clients, seed ${values.seed}\n`);
const simulated = await simulateOutage(count, values.seed);
row(['second', 'calls', 'failed', 'requests', 'of a call', 'for tokens']);
for (const [index, { from, calls, failed, requests, tokenRequests }] of simulated.slices.entries())
  if (index % 3 === 0)
    row([from, calls, failed, requests, calls > 0 ? (requests / calls).toFixed(2) : '', tokenRequests]);

console.log('\nWhat must hold');
for (const { name, found, most } of findingsOf(simulated)) {
  const holds = found <= most;
  console.log(`  ${found.toFixed(2).padStart(6)} of ${most.toFixed(2)}  ${name}${holds ? '' : '  TOO MUCH'}`);
  if (!holds) process.exitCode = 1;
}

console.log('\nFive tabs of one visitor, 36 calls a minute each, below 200 requests a minute in all');
row(['', 'calls', 'failed', 'requests', 'refused']);
const tabs = { callsPerMinute: 36, seed: values.seed };
for (const [name, perMinute] of [
  ['as they are', undefined],
  ['paced, 40', 40],
] as const) {
  const { calls, failed, requests, refused } = await simulateTabs(5, {
    ...tabs,
    ...(perMinute !== undefined && { perMinute }),
  });
  row([name, calls, failed, requests, refused]);
}

if (count === CLIENTS) writeFileSync(join(project, 'docs/figures/outage.svg'), chartOf(simulated.slices));
