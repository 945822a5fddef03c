import { escape } from './layout.ts';
import { groups } from './site-map.ts';

/** Reference pages, by their place below the root. */
const reference = [
  { page: 'operations.html', title: 'Operations' },
  { page: 'typescript/index.html', title: 'TypeScript' },
] as const;

/** All hand-written pages, and links into the reference. `up` leads to the root. */
export const sideNavigation = (current: string, up: string): string => {
  const sections = [
    ...groups.map(({ title, guides }) => ({
      title,
      links: guides.map((guide) => ({ page: `guides/${guide.page}`, title: guide.title })),
    })),
    { title: 'Reference', links: reference },
  ];
  const link = ({ page, title }: { page: string; title: string }): string =>
    `    <li><a href="${up}${page}"${page === current ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`;
  return `
<nav class="neighbours" id="pages" aria-label="All pages">
${sections.map(({ title, links }) => `  <h2>${escape(title)}</h2>\n  <ul>\n${links.map(link).join('\n')}\n  </ul>`).join('\n')}
</nav>`;
};
