import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Plugin } from 'vite';
import { project } from '../../scripts/steps/step.ts';

/** The code that rules can be in: the sandbox, and the rooms of the client that keep one of its rules. */
const MUTATED = ['sandbox/**/*.ts', 'src/{session,sign-in,webhooks}/**/*.ts'];
const LEFT_OUT = /\.test(-d)?\.ts$|\/testing\//;

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
};

/**
 * Adds every mutant that Stryker derives to the code, each behind a switch.
 * @returns The place of each mutant by its id, and a plugin that serves the changed files. Nothing is written.
 */
export const instrumented = async (): Promise<{
  readonly mutants: ReadonlyMap<string, string>;
  readonly plugin: Plugin;
}> => {
  const files = MUTATED.flatMap((glob) => globSync(glob, { cwd: project })).filter(
    (file) => !LEFT_OUT.test(file),
  );
  if (files.length < 300) throw new Error(`Only ${files.length} files to mutate: the folders have moved.`);
  const { files: changed, mutants } = await new Instrumenter(silent).instrument(
    files.map((file) => ({
      name: join(project, file),
      content: readFileSync(join(project, file), 'utf8'),
      mutate: true,
    })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const code = new Map(changed.map(({ name, content }) => [name, content]));
  return {
    mutants: new Map(
      mutants.map(({ id, fileName, location, mutatorName, replacement }) => [
        id,
        `${fileName.slice(project.length + 1)}:${location.start.line + 1} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
      ]),
    ),
    plugin: {
      name: 'vitrine-mutants',
      enforce: 'pre',
      transform: (_, id) => code.get(id.split('?')[0] ?? ''),
    },
  };
};
