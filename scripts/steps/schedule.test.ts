import { describe, expect, test } from 'vitest';
import { runSteps } from './schedule.ts';
import type { Outcome, Step } from './step.ts';

const passed: Outcome = { passed: 1, failed: 0, failures: [] };
const failed: Outcome = { passed: 0, failed: 1, failures: [] };

/** Steps that end when the test decides, and the ids of the running steps, in the order in which they began. */
const stage = (...facts: readonly Omit<Step, 'run' | 'name'>[]) => {
  const ends = new Map<string, (outcome: Outcome) => void>();
  const steps = facts.map((fact): Step => ({
    ...fact,
    name: fact.id,
    run: () => new Promise((resolve) => ends.set(fact.id, resolve)),
  }));
  const running = new Set<string>();
  const ended = runSteps(steps, 2, {
    started: ({ id }) => void running.add(id),
    finished: ({ step }) => void running.delete(step.id),
  });
  const end = async (id: string, outcome = passed) => {
    ends.get(id)?.(outcome);
    await expect.poll(() => running.has(id)).toBe(false);
  };
  return { ended, end, running: () => [...running] };
};

describe('the order of steps', () => {
  test('as many steps run at once as there are processors, in their order', async () => {
    const { end, running, ended } = stage({ id: 'a' }, { id: 'b' }, { id: 'c' });
    expect(running()).toEqual(['a', 'b']);
    await end('a');
    expect(running()).toEqual(['b', 'c']);
    await end('c');
    await end('b');
    expect((await ended).map(({ step }) => step.id)).toEqual(['a', 'b', 'c']);
  });

  test('a step that needs every processor runs alone, and later steps do not overtake it', async () => {
    const { end, running, ended } = stage({ id: 'a' }, { id: 'wide', cores: 'all' }, { id: 'b' });
    expect(running()).toEqual(['a']);
    await end('a');
    expect(running()).toEqual(['wide']);
    await end('wide');
    expect(running()).toEqual(['b']);
    await end('b');
    await ended;
  });

  test('a step waits for those that it needs, while others run', async () => {
    const { end, running, ended } = stage({ id: 'build' }, { id: 'size', needs: ['build'] }, { id: 'lint' });
    expect(running()).toEqual(['build', 'lint']);
    await end('build');
    expect(running()).toEqual(['lint', 'size']);
    await end('lint');
    await end('size');
    await ended;
  });

  test('a step whose needs have failed is not run and counts as failed; the others run', async () => {
    const { end, running, ended } = stage({ id: 'build' }, { id: 'size', needs: ['build'] }, { id: 'lint' });
    await end('build', failed);
    expect(running()).toEqual(['lint']);
    await end('lint');
    const size = (await ended).find(({ step }) => step.id === 'size');
    expect(size?.outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(size?.outcome.failures[0]?.message).toBe('Not run, because this failed before: build.');
  });

  test('a need that is not part of the run counts as met', async () => {
    const { end, running, ended } = stage({ id: 'size', needs: ['build'] });
    expect(running()).toEqual(['size']);
    await end('size');
    await ended;
  });

  test('steps that need each other are refused', async () => {
    const { ended } = stage({ id: 'a', needs: ['b'] }, { id: 'b', needs: ['a'] });
    await expect(ended).rejects.toThrow('These steps need each other: a, b.');
  });
});
