import type { Guide } from './guides.ts';
import { escape } from './layout.ts';
import { callers, repeatWords, type ServiceRows } from './operations.ts';

/** The body of the first page: where to go, and every operation with what a caller must know of it. */
export const indexBody = (services: readonly ServiceRows[], guides: readonly Guide[]): string => `
<section class="lead">
  <h1>Vitrine reference</h1>
  <p>One typed client, its React hooks, mocks and schemas, and a sandbox that answers them: all from one set of
  descriptions. These pages are built from the same files as the package.</p>
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
${card('typescript/index.html', 'TypeScript', 'Every public symbol, entry point by entry point.')}
${services.map(({ name, title, summary }) => card(`rest/${name}.html`, title, summary)).join('\n')}
  </ul>
</section>

<section aria-labelledby="operations">
  <h2 id="operations">Operations</h2>
  <p>Who may call names the identities that a token may have. The repeat class says what the transport may do when it
  does not know whether a call arrived.</p>
${services.map(serviceTable).join('\n')}
</section>
`;

const card = (href: string, title: string, about: string): string =>
  `    <li><a href="${href}"><strong>${escape(title)}</strong><span>${escape(about)}</span></a></li>`;

const serviceTable = (service: ServiceRows): string => `
  <h3 id="${service.name}">${escape(service.title)} <code>vitrine/${service.name}</code></h3>
${service.operations.length > 0 ? operationsTable(service) : `  <p><a href="rest/${service.name}.html">${escape(service.summary)}</a></p>`}`;

const operationsTable = ({ name, operations }: ServiceRows): string => `  <div class="wide">
    <table class="operations">
      <thead><tr><th>Operation</th><th>Call</th><th>Who may call</th><th>Repeat class</th><th>Error codes</th></tr></thead>
      <tbody>
${operations
  .map(
    ({ id, summary, method, path, identity, repeat, errors }) => `        <tr>
          <th scope="row"><a href="rest/${name}.html#operation/${id}"><code>${id}</code></a><span>${escape(summary)}</span></th>
          <td data-label="Call"><code>${method} ${escape(path).replaceAll('/', '/<wbr>')}</code></td>
          <td data-label="Who may call">${callers(identity)}</td>
          <td data-label="Repeat class"><strong>${repeat}</strong><span>${repeatWords[repeat] ?? ''}</span></td>
          <td data-label="Error codes">${errors.map((code) => `<code>${escape(code).replaceAll('_', '_<wbr>')}</code>`).join(' ') || 'none of its own'}</td>
        </tr>`,
  )
  .join('\n')}
      </tbody>
    </table>
  </div>`;
