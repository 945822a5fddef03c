import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentences } from '../../playground/e2e/sentences.ts';
import { coverageBody } from './coverage-page.ts';
import { exceptions } from './exceptions.ts';
import { galleryBody } from './gallery.ts';
import { idOf, type Row, rowsOf } from './findings.ts';
import { describedCalls, operationFinder } from './operations.ts';
import { notificationTypes } from './notifications.ts';
import { page } from '../../scripts/docs/layout.ts';
import type { Report } from '../../scripts/steps/report.ts';
import { project } from '../../scripts/steps/step.ts';
import { reportFile } from '../../scripts/steps/tests.ts';

/** Record that `playground/e2e/visit.ts` keeps for each file of journeys. */
interface Reach {
  readonly calls: readonly string[];
  readonly notifications: readonly string[];
}

const read = <Contents>(file: string): Contents => JSON.parse(readFileSync(file, 'utf8')) as Contents;

const report = reportFile('journeys');
const reachFolder = join(project, 'dist/e2e');
if (!existsSync(report) || !existsSync(reachFolder))
  throw new Error('The browser journeys have not run yet: “npm test” runs them and then this.');

const results = new Map(
  read<Report>(report).tests.flatMap(({ title, state }) => {
    const id = idOf(title);
    return id === undefined ? [] : [[id, state === 'passed' ? 'passed' : 'failed'] as const];
  }),
);
// The programs of examples/journeys show the calls that no screen makes; they run in the step of the units.
const programs = join(project, '.cache/journeys/reach.json');
const reached = readdirSync(reachFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => join(reachFolder, file))
  .concat(existsSync(programs) ? programs : [])
  .map((file) => read<Reach>(file));
const seen = (ids: readonly (string | undefined)[]): Map<string, 'passed'> =>
  new Map(ids.flatMap((id) => (id === undefined ? [] : [[id, 'passed'] as const])));

const calls = describedCalls(project);
const find = operationFinder(calls);
const groups = {
  'acceptance sentences': rowsOf(sentences, results, exceptions.sentences),
  calls: rowsOf(
    Object.fromEntries(calls.map(({ id, service }) => [id, service])),
    seen(reached.flatMap((one) => one.calls.map((call) => find(call)?.id))),
    exceptions.operations,
  ),
  notifications: rowsOf(
    notificationTypes(project),
    seen(reached.flatMap((one) => one.notifications)),
    exceptions.notifications,
  ),
} satisfies Record<string, Row[]>;

const folder = join(project, 'dist/docs');
mkdirSync(folder, { recursive: true });
const body = coverageBody(groups['acceptance sentences'], groups.calls, groups.notifications);
writeFileSync(
  join(folder, 'acceptance.html'),
  page('What the playground shows - Vitrine', body, [{ href: 'index.html', text: 'Reference' }], 0),
);

const pictures = join(folder, 'screens');
if (existsSync(pictures))
  writeFileSync(
    join(folder, 'screens.html'),
    page(
      'Screens - Vitrine',
      galleryBody(readdirSync(pictures)),
      [{ href: 'index.html', text: 'Reference' }],
      0,
    ),
  );

for (const [name, rows] of Object.entries(groups)) {
  const of = (result: Row['result']) => rows.filter((row) => row.result === result);
  console.log(
    `${name}: ${of('passed').length} of ${rows.length} seen, ${of('excepted').length} do not apply`,
  );
  for (const { id, about, result, reason } of rows)
    if (result === 'failed' || result === 'missing') console.log(`  ${result}: ${id} ${reason ?? about}`);
    else if (result === 'excepted') console.log(`  does not apply: ${id} (${reason ?? ''})`);
  if (of('failed').length + of('missing').length > 0) process.exitCode = 1;
}
