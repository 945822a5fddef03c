import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { externalResourcesIn, withoutExternal } from './docs/external.ts';
import { guides, render } from './docs/guides.ts';
import { indexBody } from './docs/index-page.ts';
import { type Link, page } from './docs/layout.ts';
import { operationsBody } from './docs/operations-page.ts';
import { readServices, type ServiceRows } from './docs/operations.ts';
import { writeTypeScriptReference } from './docs/typescript.ts';
import { project, run } from './steps/step.ts';

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

const writeRest = async ({ name, title }: ServiceRows): Promise<void> => {
  const file = join(site, 'rest', `${name}.html`);
  const { code, output } = await run('redocly', [
    'build-docs',
    `generated/${name}/openapi.yaml`,
    `--output=${file}`,
    `--title=${title} - Vitrine`,
    `--template=${join(sources, 'rest-template.hbs')}`,
    '--inlineBundle',
  ]);
  if (code !== 0) throw new Error(`The reference page of ${name} cannot be built:\n${output}`);
  writeFileSync(file, withoutExternal(readFileSync(file, 'utf8')));
};

const build = async (): Promise<void> => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, 'rest'), { recursive: true });
  const services = readServices(project);
  for (const file of ['style.css', 'filter.js']) copyFileSync(join(sources, file), join(site, file));
  writeFileSync(join(site, 'index.html'), page('Vitrine reference', indexBody(services, guides), nav, 0));
  writeFileSync(
    join(site, 'operations.html'),
    page('Operations - Vitrine', operationsBody(services), nav, 0),
  );
  writeGuides();
  for (const service of services) await writeRest(service);
  await writeTypeScriptReference(project, join(site, 'typescript'));
  const external = externalResourcesIn(site);
  if (external.length > 0)
    throw new Error(`These pages would load something from another host:\n  ${external.join('\n  ')}`);
};

try {
  await build();
  console.log('The reference is in dist/docs: open dist/docs/index.html, or /docs/ of the playground.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
