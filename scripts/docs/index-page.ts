import type { Guide } from './guides.ts';
import { escape } from './layout.ts';
import type { ServiceRows } from './operations.ts';

/** The body of the first page: where to go. */
export const indexBody = (services: readonly ServiceRows[], guides: readonly Guide[]): string => `
<section class="lead">
  <h1>Vitrine reference</h1>
  <p>One typed client, its React hooks, mocks and schemas, and a sandbox that answers them: all from one set of
  descriptions. These pages are built from the same files as the package.</p>
  <form class="find" action="operations.html" role="search">
    <label for="q">Find an operation by name, path, error code, identity or hook</label>
    <input id="q" name="q" type="search" autocomplete="off" spellcheck="false" />
    <button>Find</button>
  </form>
</section>

<section aria-labelledby="guides">
  <h2 id="guides">Guides</h2>
  <ul class="cards">
${guides.map(({ page, title, about }) => card(`guides/${page}`, title, about)).join('\n')}
  </ul>
</section>

<section aria-labelledby="reference">
  <h2 id="reference">Reference</h2>
  <ul class="cards">
${card('operations.html', 'All operations', `${countOf(services)} calls in one table: who may call, paging, repeats, errors, hooks.`)}
${card('typescript/index.html', 'TypeScript', 'Every public symbol, entry point by entry point.')}
  </ul>
</section>

<section aria-labelledby="services">
  <h2 id="services">Services</h2>
  <ul class="cards">
${services.map(serviceCard).join('\n')}
  </ul>
</section>
`;

const countOf = (services: readonly ServiceRows[]): number =>
  services.flatMap(({ operations }) => operations).length;

const serviceCard = ({ name, title, summary, operations }: ServiceRows): string =>
  operations.length > 0
    ? card(`operations.html#${name}`, title, `${summary} ${counted(operations.length)}.`)
    : card(`rest/${name}.html`, title, summary);

const counted = (count: number): string => (count === 1 ? '1 operation' : `${count} operations`);

const card = (href: string, title: string, about: string): string =>
  `    <li><a href="${href}"><strong>${escape(title)}</strong><span>${escape(about)}</span></a></li>`;
