import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../generate/manifest.ts';
import { run } from '../steps/step.ts';

/**
 * Writes one page of all messages of all services with redocly: every field, however deep.
 * @throws Error when the page cannot be built.
 */
export const writeRestPage = async (project: string, file: string): Promise<void> => {
  const descriptions = readManifest(project).map(({ name }) =>
    join(project, 'generated', name, 'openapi.yaml'),
  );
  const joined = join(project, '.cache/docs/all.yaml');
  mkdirSync(dirname(joined), { recursive: true });
  await redocly(
    'join',
    ...descriptions,
    `--output=${joined}`,
    '--prefix-tags-with-info-prop=title',
    '--prefix-components-with-info-prop=title',
  );
  await redocly('build-docs', joined, `--output=${file}`, '--title=All messages - Vitrine', '--inlineBundle');
};

const redocly = async (...args: readonly string[]): Promise<void> => {
  const { code, output } = await run('redocly', args);
  if (code !== 0) throw new Error(`The page of all messages cannot be built:\n${output}`);
};
