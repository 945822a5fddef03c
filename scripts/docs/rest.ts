import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../generate/manifest.ts';
import { run } from '../steps/step.ts';

/**
 * Writes one page of all messages of all services with redocly: every field, however deep.
 * @throws Error when the page cannot be built.
 */
export const writeRestPage = async (project: string, file: string): Promise<void> => {
  const descriptions = readManifest(project).map(({ name }) => `generated/${name}/openapi.yaml`);
  const joined = '.cache/docs/all.yaml';
  mkdirSync(join(project, '.cache/docs'), { recursive: true });
  await redocly(
    project,
    'join',
    ...descriptions,
    `--output=${joined}`,
    '--prefix-tags-with-info-prop=title',
    '--prefix-components-with-info-prop=title',
  );
  await redocly(
    project,
    'build-docs',
    joined,
    `--output=${file}`,
    '--title=All messages - Vitrine',
    '--inlineBundle',
  );
};

const redocly = async (project: string, ...args: readonly string[]): Promise<void> => {
  // In a test, redocly prints a joined description and writes no file.
  const { code, output } = await run('redocly', args, { NODE_ENV: 'production' }, project);
  if (code !== 0) throw new Error(`The page of all messages cannot be built:\n${output}`);
};
