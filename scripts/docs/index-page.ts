import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderText } from './guides.ts';
import { escape } from './layout.ts';
import type { ServiceRows } from './operations.ts';
import { type Group, groups } from './site-map.ts';

/** Headings of README.md: the one that begins the installation, and the one after its first screen. */
const INSTALL = '## Install';
const AFTER = '## Work on Vitrine';

/**
 * The first screen of README.md: the sentence and the facts, and the installation with the first programs.
 * @throws Error when README.md has lost one of its headings.
 */
const firstScreen = (project: string, names: ReadonlyMap<string, string>): readonly string[] => {
  const source = 'README.md';
  const readme = readFileSync(join(project, source), 'utf8');
  const ends = [readme.indexOf(INSTALL), readme.indexOf(AFTER)] as const;
  if (ends[0] < 0 || ends[1] < ends[0]) throw new Error(`${source} has lost "${INSTALL}" or "${AFTER}".`);
  return [readme.slice(0, ends[0]), readme.slice(...ends)].map(
    (markdown) => renderText(project, { source, markdown }, names, '').html,
  );
};

/** The body of the first page: the first screen of README.md, and where to go. */
export const indexBody = (
  project: string,
  services: readonly ServiceRows[],
  names: ReadonlyMap<string, string>,
): string => {
  const [facts = '', install = ''] = firstScreen(project, names);
  return `
<section class="lead">
${facts}
</section>

<section class="install">
${install}
</section>

${groups.map(groupSection).join('\n')}

<section aria-labelledby="reference">
  <h2 id="reference">Reference</h2>
  <ul class="cards">
${card('operations.html', 'All operations', `${countOf(services)} calls in one table: who may call, paging, repeats, errors, hooks.`)}
${card('rest.html', 'Messages', 'Every field of every message, on one page.')}
${card('typescript/index.html', 'TypeScript', 'Every hand-written name, entry point by entry point.')}
  </ul>
</section>

<section aria-labelledby="services">
  <h2 id="services">Services</h2>
  <ul class="cards">
${services.map(serviceCard).join('\n')}
  </ul>
</section>
`;
};

const groupSection = ({ title, guides }: Group): string => `<section>
  <h2>${escape(title)}</h2>
  <ul class="cards">
${guides.map(({ page, title: name, about }) => card(`guides/${page}`, name, about)).join('\n')}
  </ul>
</section>`;

const countOf = (services: readonly ServiceRows[]): number =>
  services.flatMap(({ operations }) => operations).length;

const serviceCard = ({ name, title, summary, operations }: ServiceRows): string =>
  operations.length > 0
    ? card(`operations.html#${name}`, title, `${summary} ${counted(operations.length)}.`)
    : card('rest.html', title, summary);

const counted = (count: number): string => (count === 1 ? '1 operation' : `${count} operations`);

const card = (href: string, title: string, about: string): string =>
  `    <li><a href="${href}"><strong>${escape(title)}</strong><span>${escape(about)}</span></a></li>`;
