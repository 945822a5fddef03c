import { afterEach, expect, test, vi } from 'vitest';
import { runAll } from './run-all.ts';
import { telling } from './step.ts';

afterEach(() => vi.restoreAllMocks());

test('notices of a step that passes are shown', async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(line));
  const script = "console.log('notice    carts: one more code.')";
  const totals = await runAll([
    telling({ id: 'changes', name: 'changes' }, [process.execPath, '-e', script]),
  ]);
  expect(totals).toEqual({ passed: 1, failed: 0 });
  expect(lines).toContain('      notice    carts: one more code.');
});
