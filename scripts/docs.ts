import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { namesOf } from './docs/exports.ts';
import { externalResourcesIn } from './docs/external.ts';
import { guides, render } from './docs/guides.ts';
import { indexBody } from './docs/index-page.ts';
import { type Link, page } from './docs/layout.ts';
import { brokenLinks } from './docs/links.ts';
import { neighbours, operationBody } from './docs/operation-page.ts';
import { operationsBody } from './docs/operations-page.ts';
import { readServices, type ServiceRows } from './docs/operations.ts';
import { writeRestPages } from './docs/rest.ts';
import { writeTypeScriptReference } from './docs/typescript.ts';
import { project } from './steps/step.ts';

const site = join(project, 'dist/docs');
const sources = join(project, 'scripts/docs');

const nav: Link[] = [
  { href: 'index.html#guides', text: 'Guides' },
  { href: 'operations.html', text: 'Operations' },
  { href: 'typescript/index.html', text: 'TypeScript' },
];

const writeGuides = (): void => {
  mkdirSync(join(site, 'guides'));
  for (const guide of guides) {
    const { html, pictures } = render(project, guide);
    writeFileSync(join(site, 'guides', guide.page), page(`${guide.title} - Vitrine`, html, nav, 1));
    for (const picture of pictures)
      copyFileSync(join(project, picture), join(site, 'guides', basename(picture)));
  }
};

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
  for (const folder of ['operations', 'rest']) mkdirSync(join(site, folder), { recursive: true });
  const services = readServices(project);
  for (const file of ['style.css', 'operations.css', 'filter.js'])
    copyFileSync(join(sources, file), join(site, file));
  writeFileSync(join(site, 'index.html'), page('Vitrine reference', indexBody(services, guides), nav, 0));
  writeFileSync(
    join(site, 'operations.html'),
    page('Operations - Vitrine', operationsBody(services), nav, 0),
  );
  writeGuides();
  services.forEach(writeOperations);
  await writeRestPages(project, services, join(site, 'rest'));
  await writeTypeScriptReference(project, join(site, 'typescript'));
  const external = externalResourcesIn(site);
  if (external.length > 0)
    throw new Error(`These pages would load something from another host:\n  ${external.join('\n  ')}`);
  const broken = brokenLinks(site);
  if (broken.length > 0) throw new Error(`These links lead nowhere:\n  ${broken.join('\n  ')}`);
};

try {
  await build();
  console.log('The reference is in dist/docs: open dist/docs/index.html, or /docs/ of the playground.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
