import { appendFileSync } from 'node:fs';
import { afterAll, beforeEach } from 'vitest';

/** The names under which Stryker's instrumented code keeps its state. */
interface Instrumented {
  __stryker__?: {
    currentTestId?: string;
    mutantCoverage?: { readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>> };
  };
}

const state = ((globalThis as Instrumented).__stryker__ ??= {});

beforeEach(({ task }) => {
  state.currentTestId = task.name;
});

/** Writes the ids of the mutants that each test has reached, a line a test, if a file for them is set. */
afterAll(() => {
  const file = process.env['VITRINE_REACHED'];
  if (!file) return;
  for (const [title, reached] of Object.entries(state.mutantCoverage?.perTest ?? {}))
    appendFileSync(file, `${JSON.stringify({ title, reached: Object.keys(reached) })}\n`);
});
