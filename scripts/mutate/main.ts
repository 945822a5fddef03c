// `npm run mutate -- core`: makes small changes to the code of a room, one after the other, and checks that a
// unit test fails for each. Rooms: core, session, sign-in; the default is all three. It takes an hour, and is
// not part of `npm test`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { type Report, summaryOf } from './summary.ts';
import { survivors } from './survivors.ts';
import { project } from '../steps/step.ts';

const rooms = ['core', 'session', 'sign-in'];

/** Percentage of the mutants that tests must notice. */
const AIM = 85;

const mutate = (room: string): boolean => {
  const files = [
    `src/${room}/**/*.ts`,
    ...['test.ts', 'test-d.ts'].map((end) => `!src/**/*.${end}`),
    '!src/**/testing/**',
  ];
  const { status } = spawnSync(
    'stryker',
    ['run', 'scripts/mutate/stryker.config.json', '--mutate', files.join(',')],
    { cwd: project, stdio: 'inherit', env: { ...process.env, VITRINE_ROOM: room } },
  );
  if (status !== 0) return false;
  const report = JSON.parse(readFileSync(join(project, '.cache/mutants-report.json'), 'utf8')) as Report;
  const { score, killed, total, unexplained } = summaryOf(report, survivors);
  console.log(`${room}: ${killed} of ${total} mutants were noticed, ${score.toFixed(1)} %`);
  for (const one of unexplained) console.log(`  no reason is given for ${one}`);
  return score >= AIM || unexplained.length === 0;
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((room) => !rooms.includes(room));
if (unknown.length > 0)
  throw new Error(`There is no room ${unknown.join(', ')}; there are ${rooms.join(', ')}.`);
const results = (wanted.length > 0 ? wanted : rooms).map(mutate);
process.exitCode = results.every(Boolean) ? 0 : 1;
