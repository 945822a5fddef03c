import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { announcedEnds } from '../../src/core/deprecations.ts';

const project = join(import.meta.dirname, '../..');

/** The text of a bundle, made from the sources. */
const bundleOf = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    packages: 'external',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

/** Every call of every service with its openapi-fetch client, its queries and its facts, and the whole main entry. */
const everything = readdirSync(join(project, 'generated'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['notifications', 'shared'].includes(entry.name))
  .flatMap(({ name }) => ['index', 'openapi', 'queries', 'advice'].map((file) => `generated/${name}/${file}`))
  .concat('src/index', 'src/state', 'src/react/index')
  .map((file, index) => `import * as m${index} from './${file}.ts'; console.log(m${index});`)
  .join('\n');

const dates = [...new Set([...announcedEnds.values()].map(({ date }) => date))];

const datesIn = (text: string): string[] => dates.filter((date) => text.includes(date));

test('only a bundle that uses the layer `deprecations` contains the dates of announced ends', async () => {
  expect(dates).toContain('2027-02-01');
  expect(datesIn(await bundleOf(everything))).toEqual([]);
  const used = await bundleOf(`export { deprecations } from './src/core/deprecations.ts';`);
  expect(datesIn(used)).toEqual(dates);
  const unused = await bundleOf(`import './src/core/deprecations.ts';`);
  expect(unused.trim()).toBe('');
});
