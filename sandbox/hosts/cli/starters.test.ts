import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { CLIENT_ID } from '../../testing/shopper.ts';

const main = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'sandbox-starters-'));
const groups: number[] = [];
afterAll(() => {
  for (const group of groups)
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // No process of this group is left.
    }
  rmSync(folder, { recursive: true });
});

const PATIENCE = { timeout: 140_000, interval: 50 };

/** A program that starts a command line and passes no signals on. */
const script = (command: readonly string[]) => [
  process.execPath,
  '-e',
  `require('node:child_process').spawn(${JSON.stringify(command[0])}, ${JSON.stringify(command.slice(1))}, { stdio: 'inherit' });
  setInterval(() => {}, 1_000);`,
];
/** A shell that waits for the command, like the one of npm. */
const shell = (command: readonly string[]) => [
  'sh',
  '-c',
  `${command.map((word) => `'${word}'`).join(' ')}; true`,
];
const throughShell = (command: readonly string[]) => script(shell(command));
const itself = (command: readonly string[]) => command;

/** A sandbox that a program has started, in a process group of their own. */
const started = async (through: (command: readonly string[]) => readonly string[], flags: string[] = []) => {
  const data = join(folder, `data-${groups.length}`);
  const [program = '', ...args] = through([
    process.execPath,
    main,
    'sandbox',
    '--port=0',
    `--data=${data}`,
    ...flags,
  ]);
  const starter: ChildProcess = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  groups.push(starter.pid ?? 0);
  let printed = '';
  starter.stdout?.on('data', (chunk) => (printed += String(chunk)));
  const url = await vi.waitFor(() => {
    const found = /at (http:\/\/\S+)/.exec(printed)?.[1];
    if (found === undefined) throw new Error('The sandbox has not started.');
    return found;
  }, PATIENCE);
  await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }),
  });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  return { starter, data, answers };
};

const visitorsIn = (data: string): number => {
  const { state } = JSON.parse(readFileSync(join(data, 'state.json'), 'utf8')) as {
    state: { refreshTokens: object };
  };
  return Object.keys(state.refreshTokens).length;
};

/** Waits until the folder is free again; returns whether the port still answers and how many visitors were saved. */
const endOf = async ({ data, answers }: Awaited<ReturnType<typeof started>>) => {
  await vi.waitFor(() => expect(readdirSync(data)).not.toContain('lock'), PATIENCE);
  return { answers: await answers(), visitors: visitorsIn(data) };
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the sandbox, which saves its data first',
  { timeout: 150_000 },
  async (signal) => {
    const running = await started(itself);
    running.starter.kill(signal);
    // A terminal and npm both pass Ctrl-C on.
    running.starter.kill(signal);
    expect(await endOf(running)).toEqual({ answers: false, visitors: 1 });
  },
);

describe('the end of', { timeout: 150_000 }, () => {
  test.each([
    ['the program that started the sandbox', script, 'SIGTERM'],
    ['a program that started a shell that waits for the sandbox', throughShell, 'SIGKILL'],
  ] as const)('%s stops the sandbox, which saves its data first', async (_, through, signal) => {
    const running = await started(through);
    running.starter.kill(signal);
    expect(await endOf(running)).toEqual({ answers: false, visitors: 1 });
  });

  test('the program that started a sandbox with --detached does not stop it', async () => {
    const { starter, answers } = await started(script, ['--detached']);
    const ended = new Promise((resolve) => starter.once('exit', resolve));
    starter.kill('SIGKILL');
    await ended;
    // Several times the interval at which the sandbox checks its starter.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await answers()).toBe(true);
  });
});
