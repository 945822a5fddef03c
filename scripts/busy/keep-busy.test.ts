import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { keepBusy } from './keep-busy.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('busy processes end when they are stopped', async () => {
  const { pids, stop } = await keepBusy(1);
  const [pid = 0] = pids;
  expect(isRunning(pid)).toBe(true);
  stop();
  await eventually(() => expect(isRunning(pid)).toBe(false));
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'busy processes end when %s ends the process that started them',
  async (signal) => {
    const program = `
      import { keepBusy } from '${import.meta.dirname}/keep-busy.ts';
      console.log((await keepBusy(1)).pids[0]);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    parent.kill(signal);
    await eventually(() => expect(isRunning(pid)).toBe(false));
  },
);
