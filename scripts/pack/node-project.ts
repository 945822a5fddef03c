import { join } from 'node:path';
import { moduleEntries } from '../export-map.ts';
import { project, step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow } from './follow.ts';
import type { Tarball } from './tarball.ts';

const entries = moduleEntries().map(([entry]) => entry);
const named = (pattern: RegExp): string[] =>
  entries.filter((entry) => pattern.test(entry)).map((entry) => `vitrine${entry.slice(1)}`);

/**
 * The package in an empty folder: follows README.md, then docs/start-node.md, then imports every entry point
 * without React.
 */
export const runsInNode = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'pack-node',
      name: 'an empty folder becomes a shop by the steps of the README and of the page for Node, and every entry point can be imported',
      needs: ['build'],
    },
    async () => {
      {
        using reader = new Consumer();
        await using _readme = await follow('README.md', reader, (await tarball()).file);
      }
      using consumer = new Consumer();
      {
        await using _shop = await follow('docs/start-node.md', consumer, (await tarball()).file);
      }
      // The entry point for browsers needs a service worker, which Node does not have.
      const bare = named(/^\.(\/[^/]+)?$/).filter((name) => !/\/(react|sandbox)$/.test(name));
      await imports(consumer, bare);
      await consumer.install('msw');
      await imports(consumer, ['vitrine/sandbox', 'vitrine/sandbox/node']);
      await consumer.install('zod', '@faker-js/faker');
      await imports(consumer, named(/^\.\/(zod|mocks)\//));
      await consumer.install('@tanstack/react-query', 'react', '@types/react');
      for (const moduleResolution of ['nodenext', 'bundler'] as const)
        await typesOfEntries(consumer, moduleResolution);
    },
  );

const imports = async (consumer: Consumer, names: readonly string[]): Promise<void> => {
  const lines = [
    `import { readdirSync, readFileSync } from 'node:fs';`,
    `import { fileURLToPath } from 'node:url';`,
    ...names.map((name) => `await import('${name}');`),
    `for (const file of readdirSync('node_modules/vitrine/dist/spec'))`,
    '  readFileSync(fileURLToPath(import.meta.resolve(`vitrine/spec/${file}`)));',
  ];
  consumer.write('imports.mjs', lines.join('\n'));
  const { code, output } = await consumer.run(process.execPath, ['imports.mjs']);
  if (code !== 0) throw new Error(`Importing ${names.join(', ')} failed:\n${output}`);
};

/** Checks that every entry point has types, and that all their imports resolve under a module resolution. */
const typesOfEntries = async (
  consumer: Consumer,
  moduleResolution: 'nodenext' | 'bundler',
): Promise<void> => {
  consumer.write(
    'entries.mts',
    named(/^/)
      .map((name, index) => `import * as entry${index} from '${name}';\nvoid entry${index};`)
      .join('\n'),
  );
  consumer.write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
        moduleResolution,
      },
      include: ['entries.mts'],
    }),
  );
  const { output } = await consumer.run(process.execPath, [
    join(project, 'node_modules/@typescript/native/bin/tsc'),
    '--pretty',
    'false',
  ]);
  // Errors in the types of other packages are not checked.
  const wrong = output
    .split('\n')
    .filter((line) => /^(entries\.mts|node_modules\/vitrine\/|error)/.test(line));
  if (wrong.length > 0) throw new Error(`Types under ${moduleResolution}:\n${wrong.join('\n')}`);
};
