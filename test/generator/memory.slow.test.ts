import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { Memory } from '../../scripts/generate/memory.ts';
import { Problem } from '../../scripts/generate/problem.ts';
import { ProjectCopy } from '../../scripts/generate/testing.ts';
import { project } from '../../scripts/steps/step.ts';

/** Each file of a folder with its text and the time of its last change. */
const filesIn = (folder: string): Map<string, { readonly text: string; readonly changed: number }> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [
        file.slice(folder.length + 1),
        { text: readFileSync(file, 'utf8'), changed: statSync(file).mtimeMs },
      ]),
  );

/** Processor time of some work in this process and its threads, in µs. */
const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

test('a run with the memory of the previous one writes only what changes, and the same bytes as a fresh run', async () => {
  using copy = new ProjectCopy();
  const target = join(copy.root, 'generated');
  const memory = new Memory();
  const shared = copy.read('spec/shared/calendar.yaml');
  const members = copy.read('spec/members.yaml');
  copy.edit('spec/shared/calendar.yaml', 'google: { type: string, format: uri,', 'google: { type: string,');
  copy.edit('spec/members.yaml', /^ {6}summary: .+/m, '      summary: A summary that was edited');
  try {
    const whole = await processorTime(() => generate(copy.root, target, 2, memory));
    const before = filesIn(target);

    copy.write('spec/members.yaml', members);
    const again = await processorTime(() => generate(copy.root, target, 2, memory));
    const after = filesIn(target);
    const written = [...after].filter(([path, { changed }]) => before.get(path)?.changed !== changed);
    expect(written.map(([path]) => path)).toContain('members/operations.ts');
    for (const [path, { text }] of written) expect(text, path).not.toBe(before.get(path)?.text);
    expect(written.filter(([path]) => /^(?!members\/)\w[\w-]*\//.test(path))).toEqual([]);
    // An author who edits a description waits for this run.
    expect(again / whole).toBeLessThan(1 / 3);

    copy.edit('spec/members.yaml', 'operationId:', 'operationIds:');
    await expect(generate(copy.root, target, 2, memory)).rejects.toThrow(Problem);
    expect(filesIn(target)).toEqual(after);

    // All descriptions are as in the project again, whose committed files the check of `generated/` compares with
    // those of a fresh run.
    copy.write('spec/members.yaml', members);
    copy.write('spec/shared/calendar.yaml', shared);
    await generate(copy.root, target, 2, memory);
    const texts = (files: ReturnType<typeof filesIn>) =>
      Object.fromEntries([...files].map(([path, { text }]) => [path, text]));
    const fresh = filesIn(join(project, 'generated'));
    expect(texts(filesIn(target))).toEqual(texts(fresh));
    expect(after.get('ticketing/fakes.ts')?.text).not.toBe(fresh.get('ticketing/fakes.ts')?.text);
  } finally {
    for (const worker of memory.workers) void worker.terminate();
  }
});
