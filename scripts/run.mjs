// `node scripts/run.mjs <file> [arguments]`: sets up, then runs the file under the pinned Node 24. Every npm script goes
// through here, so that any of them may be the first command in a fresh clone.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, setUp } from './setup.mjs';

const project = join(dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...args] = process.argv.slice(2);
const file = join(project, name);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

if (!name.endsWith('.ts') || !existsSync(file)) fail(`There is no file "${name}" to run.`);
try {
  setUp();
} catch (error) {
  fail(`\n${error instanceof Error ? error.message : String(error)}`);
}

process.env.PATH = [join(project, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const child = spawn(pinnedNode, [file, ...args], { stdio: 'inherit' });
// A terminal sends Ctrl+C to both; the child decides when to end, this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) =>
  fail(`Node 24 could not be started (${error.message}). Delete node_modules and run again.`),
);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
