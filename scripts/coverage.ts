// `npm run coverage`: the lines and branches of each room that the tests without a browser reach. It asserts nothing:
// what a test proves is seen by `npm run mutate` and `npm run rules`, not by the lines that it passes.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { project, run } from './steps/step.ts';

interface Counted {
  readonly covered: number;
  readonly total: number;
}
type Summary = Readonly<Record<string, { readonly lines: Counted; readonly branches: Counted }>>;

const { code, output } = await run('vitest', [
  'run',
  '--project=unit',
  '--project=dom',
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.include=src/**/*.{ts,tsx}',
  '--coverage.exclude=src/**/*.test*',
  '--coverage.exclude=src/**/testing/**',
  '--coverage.reporter=json-summary',
  '--coverage.reporter=html',
]);
if (code !== 0) {
  console.error(output);
  process.exitCode = 1;
} else {
  const summary = JSON.parse(
    readFileSync(join(project, 'coverage/coverage-summary.json'), 'utf8'),
  ) as Summary;
  const rooms = new Map<string, { lines: Counted[]; branches: Counted[] }>();
  for (const [file, { lines, branches }] of Object.entries(summary)) {
    if (file === 'total') continue;
    const [, room = ''] = relative(project, file).split('/');
    for (const name of [room, 'all']) {
      const sums = rooms.get(name) ?? { lines: [], branches: [] };
      sums.lines.push(lines);
      sums.branches.push(branches);
      rooms.set(name, sums);
    }
  }
  const share = (counts: readonly Counted[]): string => {
    const covered = counts.reduce((sum, count) => sum + count.covered, 0);
    const total = counts.reduce((sum, count) => sum + count.total, 0);
    return (total === 0 ? '-' : `${((100 * covered) / total).toFixed(1)} %`).padStart(8);
  };
  console.log(`${'room'.padEnd(14)}${'lines'.padStart(8)}  branches`);
  for (const [room, { lines, branches }] of [...rooms].sort(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${room.padEnd(14)}${share(lines)}  ${share(branches)}`);
  console.log('Line by line: coverage/index.html');
}
