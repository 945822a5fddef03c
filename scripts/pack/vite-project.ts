import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from '../docs/blocks.ts';
import { INSTANTIATIONS, instantiationsIn, userProject } from '../size/type-check.ts';
import { project, step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow, packagesOf } from './follow.ts';
import { shopsAt } from './shopper.ts';
import type { Tarball } from './tarball.ts';

/** The last TypeScript 5; 6 and 7 are the project's own. */
export const oldestCompiler = '5.9.3';

const compilers = [
  [`TypeScript ${oldestCompiler}`, 'node_modules/typescript/bin/tsc'],
  ['TypeScript 6', join(project, 'node_modules/typescript/bin/tsc6')],
  ['TypeScript 7', join(project, 'node_modules/@typescript/native/bin/tsc')],
] as const;

/** The package in an empty Vite project with React: it builds, and the code of the pages has types by every compiler. */
export const buildsInVite = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'pack-vite',
      name: 'an empty folder becomes a shop as the page for Vite says, and the code of the pages compiles',
      needs: ['build'],
    },
    async () => {
      using consumer = new Consumer();
      {
        await using shop = await follow('start-vite.md', consumer, (await tarball()).file);
        await shopsAt(shop.servers.get('5173') ?? '');
      }
      await must(consumer, 'vite build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn']);
      await consumer.install('@types/react', `typescript@${oldestCompiler}`);
      for (const [file, text] of Object.entries(userProject)) consumer.write(file, text);
      const count = await instantiationsIn(consumer.folder, join(consumer.folder, compilers[0][1]));
      if (count > INSTANTIATIONS)
        throw new Error(
          `TypeScript ${oldestCompiler} needs ${count} type instantiations for thirty lines of a user.`,
        );
      await consumer.install('@types/react-dom', ...packagesOf('testing.md'));
      // What is read as a module by Node has "import" types.
      await consumer.run('npm', ['pkg', 'set', 'type=module']);
      const guides = readdirSync(join(project, 'examples/guides'));
      for (const file of guides)
        consumer.write(`guides/${file}`, readFileSync(join(project, 'examples/guides', file), 'utf8'));
      await must(consumer, 'The tests of docs/testing.md', [
        'node_modules/vitest/vitest.mjs',
        'run',
        'guides/testing.test.ts',
        'guides/component.test.tsx',
      ]);
      const readme = blocksOf(readFileSync(join(project, 'README.md'), 'utf8'));
      const code = readme.filter(({ language }) => language === 'ts').map((block) => block.code);
      consumer.write('guides/readme.ts', code.join('\n'));
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
              allowImportingTsExtensions: true,
            },
            include: ['main.tsx', 'guides'],
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
