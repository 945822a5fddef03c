import { escape } from './layout.ts';
import type { ServiceRows } from './operations.ts';
import { type Group, groups } from './site-map.ts';

/** The body of the first page: where to go. */
export const indexBody = (services: readonly ServiceRows[]): string => `
<section class="lead">
  <h1>Vitrine</h1>
  <p>One typed client for a hosted platform's shop, events, tickets and members, its React hooks, mocks and schemas, and a
  sandbox that answers them without an account. These pages are built from the same files as the package, and every
  program in them is compiled and, where it can be, run by the tests.</p>
</section>

${groups.map(groupSection).join('\n')}

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
    : card(`rest/${name}.html`, title, summary);

const counted = (count: number): string => (count === 1 ? '1 operation' : `${count} operations`);

const card = (href: string, title: string, about: string): string =>
  `    <li><a href="${href}"><strong>${escape(title)}</strong><span>${escape(about)}</span></a></li>`;
