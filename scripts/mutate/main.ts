// `npm run mutate -- core`: makes small changes to the code of a room, one after the other, and checks that unit tests
// notice at least 88 % of them. Rooms: core, session, sign-in; the default is all three, which takes hours. `-- core --list`
// prints the files of the room.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { project } from '../steps/step.ts';

const ROOMS = ['core', 'session', 'sign-in'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((room) => !ROOMS.includes(room));
if (unknown.length > 0)
  throw new Error(`There is no room ${unknown.join(', ')}; there are ${ROOMS.join(', ')}.`);

const isGreen = (room: string): boolean => {
  const files = globSync(`src/${room}/**/*.ts`, { cwd: project }).filter(
    (file) => !/\.test(-d)?\.ts$|\/testing\//.test(file),
  );
  if (files.length < 10) throw new Error(`src/${room} has only ${files.length} files.`);
  if (values.list) {
    console.log(files.join('\n'));
    return true;
  }
  const args = ['run', 'scripts/mutate/stryker.config.json', '--mutate', files.join(',')];
  const env = { ...process.env, VITRINE_ROOM: room };
  return spawnSync('stryker', args, { cwd: project, stdio: 'inherit', env }).status === 0;
};

const results = (positionals.length > 0 ? positionals : ROOMS).map(isGreen);
process.exitCode = results.every(Boolean) ? 0 : 1;
