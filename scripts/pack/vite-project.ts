import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTANTIATIONS, instantiationsIn, userProject } from '../size/type-check.ts';
import { project, step, type Step } from '../steps/step.ts';
import { isDeep } from '../../test/setup/counts.ts';
import { Consumer } from './consumer.ts';
import { follow, packagesOf } from './follow.ts';
import { shopsAt } from './shopper.ts';
import type { Tarball } from './tarball.ts';

/** The last TypeScript 5; 6 and 7 are the project's own. */
export const oldestCompiler = '5.9.3';

const resolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
] as const;
const [nodenext] = resolutions;

/**
 * The compilers, each with the module resolutions that it checks in `npm test`: the oldest one, and the newest with both
 * resolutions. TypeScript 7 is a port of 6. `npm run test:deep` checks every combination.
 */
const compilers = [
  {
    name: `TypeScript ${oldestCompiler}`,
    program: 'node_modules/typescript/bin/tsc',
    under: [nodenext],
  },
  { name: 'TypeScript 6', program: join(project, 'node_modules/typescript/bin/tsc6'), under: [] },
  {
    name: 'TypeScript 7',
    program: join(project, 'node_modules/@typescript/native/bin/tsc'),
    under: resolutions,
  },
] as const;

/** The package in an empty Vite project with React: it builds, and the code of the pages has types by every compiler. */
export const buildsInVite = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'pack-vite',
      name: 'an empty folder becomes a shop by the steps of the page for Vite, and the code of the pages compiles',
      needs: ['build'],
    },
    async () => {
      using consumer = new Consumer();
      {
        await using shop = await follow('docs/start-vite.md', consumer, (await tarball()).file);
        await shopsAt(shop.servers.get('5173') ?? '');
      }
      await must(consumer, 'vite build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn']);
      await consumer.install('@types/react', `typescript@${oldestCompiler}`);
      for (const [file, text] of Object.entries(userProject)) consumer.write(file, text);
      const count = await instantiationsIn(consumer.folder, join(consumer.folder, compilers[0].program));
      if (count > INSTANTIATIONS)
        throw new Error(
          `TypeScript ${oldestCompiler} needs ${count} type instantiations for thirty lines of a user.`,
        );
      await consumer.install('@types/node', '@types/react-dom', ...packagesOf('docs/testing.md'));
      // Files that Node reads as ES modules have "import" types.
      await consumer.run('npm', ['pkg', 'set', 'type=module']);
      const guides = readdirSync(join(project, 'examples/guides')).map((file) => `guides/${file}`);
      // The tests of the guides go through hosted pages as this person does.
      for (const file of [...guides, 'journeys/person.ts'])
        consumer.write(file, readFileSync(join(project, 'examples', file), 'utf8'));
      await must(consumer, 'The tests of docs/testing.md', [
        'node_modules/vitest/vitest.mjs',
        'run',
        'guides/testing.test.ts',
        'guides/component.test.tsx',
      ]);
      for (const { name, program, under } of compilers)
        for (const resolution of isDeep() ? resolutions : under) {
          consumer.write('tsconfig.json', configOf(resolution));
          await must(consumer, `${name} (${resolution.moduleResolution})`, [program]);
        }
    },
  );

const configOf = (resolution: (typeof resolutions)[number]): string =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node'],
      ...resolution,
      allowImportingTsExtensions: true,
    },
    include: ['main.tsx', 'guides'],
  });

const must = async (consumer: Consumer, what: string, args: readonly string[]): Promise<void> => {
  const { code, output } = await consumer.run(process.execPath, args);
  if (code !== 0) throw new Error(`${what} fails in an empty project:\n${output}`);
};
