import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');

/**
 * The services of the first and of the second contract family for the same purpose, and the services that
 * only one family has.
 */
const families = {
  first: ['carts', 'catalog-v1', 'catalog-v2', 'catalog-write', 'ticketing'],
  second: [
    'carts-v2',
    'catalog-v3',
    'catalog-version',
    'categories',
    'members',
    'orders',
    'rsvp',
    'ticket-definitions',
    'ticket-reservations',
  ],
} as const;

/** A program with every call, query, openapi-fetch client and advice of some services. */
const programOf = (services: readonly string[]): string =>
  services
    .flatMap((service) => ['index', 'queries', 'openapi', 'advice'].map((file) => `${service}/${file}`))
    .map((file, index) => `import * as m${index} from './generated/${file}.ts'; console.log(m${index});`)
    .join('\n');

/** The generated services of which a bundle of the program holds code. */
const servicesIn = async (program: string): Promise<string[]> => {
  const { metafile } = await build({
    stdin: { contents: program, resolveDir: project, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    absWorkingDir: project,
    logLevel: 'error',
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return [...new Set(files.flatMap(([file]) => /^generated\/([^/]+)\//.exec(file)?.[1] ?? []))].toSorted();
};

test.each(Object.entries(families))(
  'a bundle of the %s family holds no code of the other family',
  async (_, services) => {
    expect(await servicesIn(programOf(services))).toEqual(services.toSorted());
  },
);

test.each([
  ['catalogV1', ['catalog-v1', 'catalog-v2']],
  ['catalogV3', ['catalog-v3', 'categories']],
  ['anyCatalog', ['catalog-v1', 'catalog-v2', 'catalog-v3', 'catalog-version', 'categories']],
])('a bundle of a shop with %s holds the calls of its own catalog only', async (backend, services) => {
  const program = `
    import { ${backend} } from './src/state.ts';
    import { useCategories, useProduct, useProductChoices, useProducts } from './src/react/index.ts';
    console.log(${backend}, useCategories, useProduct, useProductChoices, useProducts);`;
  expect(await servicesIn(program)).toEqual(services);
});

test.each([
  ['ticketsV1', ['ticketing']],
  // Invoice, checkout and order of tickets have no second family.
  ['ticketsV2', ['ticket-definitions', 'ticket-reservations', 'ticketing']],
])('a bundle with %s holds the calls of its own family only', async (backend, services) => {
  const program = `import { ${backend} } from './src/state.ts'; console.log(${backend});`;
  expect(await servicesIn(program)).toEqual(services);
});
