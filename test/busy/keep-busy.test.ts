import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
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
  await stop();
  expect(isRunning(pid)).toBe(false);
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'busy processes end when %s ends the process that started them',
  async (signal) => {
    const program = `
      import { keepBusy } from '${import.meta.dirname}/keep-busy.ts';
      await keepBusy(1);
      console.log('busy');`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
    await once(parent.stdout, 'data');
    parent.kill(signal);
    // The busy process has the same output for errors, which closes when both have ended.
    expect(await once(parent, 'close')).toContain(signal);
  },
);
