// `npm run coverage`: the lines and branches of each room that the tests in this room reach. It has no
// limits: `npm run mutate` and `npm run rules` show whether tests would notice a mistake, which covered lines
// do not show. `-- --write` writes the table into MAINTAINERS.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { project, run } from '../steps/step.ts';

interface Counted {
  readonly covered: number;
  readonly total: number;
}
type Summary = Readonly<Record<string, { readonly lines: Counted; readonly branches: Counted }>>;

const marked = /(<!-- coverage: .* -->\n\n)[^]*?(\n\n<!-- \/coverage -->)/;

const { code, output } = await run('vitest', [
  'run',
  join(project, 'src/'),
  '--project=unit',
  '--project=dom',
  // Counting slows tests down, and a test that times out on a busy machine would change the counts.
  '--testTimeout=600000',
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
    return total === 0 ? '-' : `${((100 * covered) / total).toFixed(1)} %`;
  };
  const table = [...rooms]
    .filter(([, { lines }]) => lines.some(({ total }) => total > 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([room, { lines, branches }]) => ({ room, lines: share(lines), branches: share(branches) }));
  console.log(`${'room'.padEnd(14)}${'lines'.padStart(8)}  branches`);
  for (const { room, lines, branches } of table)
    console.log(`${room.padEnd(14)}${lines.padStart(8)}  ${branches.padStart(8)}`);
  console.log('Line by line: coverage/index.html');
  if (process.argv.includes('--write')) {
    const file = join(project, 'MAINTAINERS.md');
    const rows = table.map(({ room, lines, branches }) => `| ${room} | ${lines} | ${branches} |`);
    const text = ['| folder of `src/` | lines | branches |', '|---|---:|---:|', ...rows].join('\n');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(marked, (_, begin: string, end: string) => begin + text + end),
    );
  }
}
