import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTANTIATIONS, instantiationsIn, userProject } from '../size/type-check.ts';
import { project, step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow } from './follow.ts';
import { shopsAt } from './shopper.ts';
import type { Tarball } from './tarball.ts';

/** The code blocks of the README: those of an app, in their order, as one module, and each of a test as its own. */
export const readmeCode = (readme: string): { app: string; tests: string[] } => {
  const blocks = [...readme.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  const isTest = (code: string): boolean => code.includes(`from 'vitest'`);
  return { app: blocks.filter((code) => !isTest(code)).join('\n'), tests: blocks.filter(isTest) };
};

/** The last TypeScript 5; 6 and 7 are the project's own. */
const oldest = '5.9.3';

const compilers = [
  [`TypeScript ${oldest}`, 'node_modules/typescript/bin/tsc'],
  ['TypeScript 6', join(project, 'node_modules/typescript/bin/tsc6')],
  ['TypeScript 7', join(project, 'node_modules/@typescript/native/bin/tsc')],
] as const;

/** The package in an empty Vite project with React: it builds, and the README's code has types by every compiler. */
export const buildsInVite = (tarball: () => Promise<Tarball>): Step =>
  step(
    'an empty folder becomes a shop as the page for Vite says, and the code of the pages compiles',
    async () => {
      using consumer = new Consumer();
      {
        await using shop = await follow('start-vite.md', consumer, (await tarball()).file);
        await shopsAt(shop.servers.get('5173') ?? '');
      }
      await must(consumer, 'vite build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn']);
      await consumer.install('@types/react', `typescript@${oldest}`);
      for (const [file, text] of Object.entries(userProject)) consumer.write(file, text);
      const count = await instantiationsIn(consumer.folder, join(consumer.folder, compilers[0][1]));
      if (count > INSTANTIATIONS)
        throw new Error(
          `TypeScript ${oldest} needs ${count} type instantiations for thirty lines of a user.`,
        );
      // What a test needs beside: the peers of the sandbox, and what renders a component.
      await consumer.install(
        'vitest',
        'msw',
        'zod',
        '@faker-js/faker',
        'graphql',
        '@types/react-dom',
        '@testing-library/react',
        '@testing-library/dom',
      );
      const { app, tests } = readmeCode(readFileSync(join(project, 'README.md'), 'utf8'));
      const files = ['readme.tsx', ...tests.map((_, index) => `readme-${index}.test.tsx`)];
      for (const [index, text] of [app, ...tests].entries()) consumer.write(files[index] ?? '', text);
      for (const [module, moduleResolution] of [
        ['nodenext', 'nodenext'],
        ['esnext', 'bundler'],
      ] as const) {
        consumer.write(
          'tsconfig.json',
          JSON.stringify({
            compilerOptions: {
              strict: true,
              noEmit: true,
              target: 'es2023',
              lib: ['es2023', 'dom', 'dom.iterable'],
              jsx: 'react-jsx',
              types: [],
              module,
              moduleResolution,
            },
            files,
          }),
        );
        for (const [name, compiler] of compilers)
          await must(consumer, `${name} (${moduleResolution})`, [compiler]);
      }
    },
  );

const must = async (consumer: Consumer, what: string, args: readonly string[]): Promise<void> => {
  const { code, output } = await consumer.run(process.execPath, args);
  if (code !== 0) throw new Error(`${what} fails in an empty project:\n${output}`);
};
