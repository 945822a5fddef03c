import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entriesOf, isByHand } from './entries.ts';
import { namesOf } from './exports.ts';
import { externalResourcesIn } from './external.ts';
import { render } from './guides.ts';
import { indexBody } from './index-page.ts';
import { type Link, page } from './layout.ts';
import { brokenLinks } from './links.ts';
import { sideNavigation } from './navigation.ts';
import { neighbours, operationBody } from './operation-page.ts';
import { operationsBody } from './operations-page.ts';
import { type Documented, readServices, type ServiceRows } from './operations.ts';
import { writeRestPage } from './rest.ts';
import { searchBody } from './search-page.ts';
import { type Place, placesOf, searchScript } from './site/place.ts';
import { guides } from './site-map.ts';
import { writeAssets } from './assets.ts';
import { type PublicSymbol, writeTypeScriptReference } from './typescript.ts';
import { project } from '../steps/step.ts';

const site = join(project, 'dist/docs');
const sources = join(project, 'scripts/docs');

/** Pages that redocly and typedoc write: they stay as they are. */
const isForeign = (file: string): boolean => /^(rest\.html$|typescript\/)/.test(file);

const nav: Link[] = [
  { href: 'index.html', text: 'Guides' },
  { href: 'operations.html', text: 'Operations' },
  { href: 'typescript/index.html', text: 'TypeScript' },
];

/** Writes the guides, and returns their entries for the search. */
const writeGuides = (names: ReadonlyMap<string, string>): Place[] => {
  mkdirSync(join(site, 'guides'));
  return guides.flatMap((guide) => {
    const { html, pictures } = render(project, guide, names);
    const file = `guides/${guide.page}`;
    writeFileSync(
      join(site, file),
      page(`${guide.title} - Vitrine`, html, nav, 1, sideNavigation(file, '../')),
    );
    for (const picture of pictures)
      copyFileSync(join(project, picture), join(site, 'guides', basename(picture)));
    return placesOf(guide.title, file, html);
  });
};

const placeOfOperation = ({ name }: ServiceRows, { operation, row }: Documented): Place => ({
  k: 'Operation',
  t: operation.id,
  u: `operations/${operation.id}.html`,
  x: [operation.summary, `vitrine/${name}`, `${row.method} ${row.path}`, row.hook, ...row.errors].join(' · '),
});

const placeOfSymbol = ({ name, entry, page: file, about }: PublicSymbol): Place => ({
  k: 'TypeScript',
  t: name,
  u: file,
  x: `${entry} · ${about}`,
});

const writeOperations = (service: ServiceRows): void => {
  const { name, title, operations } = service;
  if (operations.length === 0) return;
  const named = namesOf(project, name);
  for (const documented of operations) {
    const { id, summary } = documented.operation;
    const body = operationBody(service, documented, named(documented.operation));
    writeFileSync(
      join(site, 'operations', `${id}.html`),
      page(`${summary} (${id}) - ${title} - Vitrine`, body, nav, 1, neighbours(service, id)),
    );
  }
};

const build = async (): Promise<void> => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, 'operations'), { recursive: true });
  const services = readServices(project);
  copyFileSync(join(sources, 'filter.js'), join(site, 'filter.js'));
  await writeAssets(site);
  const symbols = await writeTypeScriptReference(
    project,
    site,
    'typescript',
    entriesOf(project).filter(isByHand),
  );
  const operations = services.flatMap((service) =>
    service.operations.map((documented) => placeOfOperation(service, documented)),
  );
  const written = (file: string, title: string, body: string, beside = sideNavigation(file, '')): void =>
    writeFileSync(join(site, file), page(title, body, nav, 0, beside));
  const names = new Map([
    ...symbols
      .filter(({ isFunction }) => isFunction)
      .map(({ name, page: file }) => [`${name}()`, file] as const),
    ...operations.map(({ t, u }) => [t, u] as const),
  ]);
  written('index.html', 'Vitrine', indexBody(project, services, names));
  written('operations.html', 'Operations - Vitrine', operationsBody(services), '');
  written('search.html', 'Search - Vitrine', searchBody);
  const places = writeGuides(names);
  writeFileSync(
    join(site, 'search-index.js'),
    searchScript([...places, ...operations, ...symbols.map(placeOfSymbol)]),
  );
  services.forEach(writeOperations);
  await writeRestPage(project, join(site, 'rest.html'));
  const external = externalResourcesIn(site);
  if (external.length > 0)
    throw new Error(`These pages would load something from another host:\n  ${external.join('\n  ')}`);
  const broken = brokenLinks(site, isForeign);
  if (broken.length > 0) throw new Error(`These links are broken:\n  ${broken.join('\n  ')}`);
};

try {
  await build();
  console.log('The documentation is in dist/docs: open dist/docs/index.html, or /docs/ of the playground.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
