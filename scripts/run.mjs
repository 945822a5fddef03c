// `node scripts/run.mjs <task> [arguments]`: sets up, then runs the task under the pinned Node 24. Every npm script
// goes through here, so that any of them may be the first command in a fresh clone.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, setUp } from './setup.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const [task, ...args] = process.argv.slice(2);
const file = join(scripts, `${task}.ts`);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

if (!task || !existsSync(file))
  fail(`There is no task "${task ?? ''}": scripts/${task ?? ''}.ts does not exist.`);
try {
  setUp();
} catch (error) {
  fail(`\n${error instanceof Error ? error.message : String(error)}`);
}

process.env.PATH = [join(scripts, '../node_modules/.bin'), process.env.PATH].join(delimiter);
const child = spawn(pinnedNode, [file, ...args], { stdio: 'inherit' });
// A terminal sends Ctrl+C to both; the child decides when to end, this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) =>
  fail(`Node 24 could not be started (${error.message}). Delete node_modules and run again.`),
);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
