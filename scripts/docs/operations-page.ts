import { escape } from './layout.ts';
import { type Documented, repeatWords, type ServiceRows } from './operations.ts';

/** The page of every operation in one table, with a field that narrows it. */
export const operationsBody = (services: readonly ServiceRows[]): string => `
<section class="lead">
  <h1>Operations</h1>
  <p>Every call with what must be known before the first one. Who may call are the identities that a token may have. A
  second identical call ${Object.entries(repeatWords)
    .map(([name, words]) => `${words} (<code>${name}</code>)`)
    .join(', ')}: that decides what the client may repeat by itself.</p>
</section>

<search class="filter" hidden>
  <label for="filter">Narrow the table: a name, path, code, identity or hook</label>
  <input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="cart visitor" />
  <p id="found" role="status"></p>
</search>
${services.map(serviceSection).join('\n')}
<script src="filter.js"></script>
`;

const serviceSection = (service: ServiceRows): string => `
<section class="service" aria-labelledby="${service.name}">
  <h2 id="${service.name}">${escape(service.title)} <code>vitrine/${service.name}</code></h2>
  <p>${escape(service.summary)} ${escape(service.specification)} of the <a href="guides/descriptions.html#the-specification">specification</a>.
  <a href="rest.html">All ${service.operations.length > 0 ? 'messages and their fields' : 'payloads and their fields'}</a></p>
${service.operations.length > 0 ? table(service) : ''}
</section>`;

const heads = ['Operation', 'Call', 'Who may call', 'Paging', 'A second call', 'Hook', 'Error codes'];

const table = ({ operations }: ServiceRows): string => `  <div class="wide">
    <table class="operations">
      <thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
      <tbody>
${operations.map(tableRow).join('\n')}
      </tbody>
    </table>
  </div>`;

const tableRow = ({ operation: { id, summary }, row }: Documented): string => `        <tr>
          <th scope="row"><a href="operations/${id}.html"><code>${id}</code></a><span>${escape(summary)}</span>${row.end ? `<span class="badge">announced end ${row.end}</span>` : ''}</th>
          <td data-label="Call"><code>${row.method} ${breakable(row.path)}</code></td>
          <td data-label="Who may call">${callers(row.identity)}${Object.entries(row.elevated)
            .map(([member, few]) => `<span>${code(member)} only ${few.join(', ')}</span>`)
            .join('')}</td>
          <td data-label="Paging">${row.paging}</td>
          <td data-label="A second call">${row.idempotency}</td>
          <td data-label="Hook">${code(row.hook)}</td>
          <td data-label="Error codes">${codes(row.errors)}</td>
        </tr>`;

/** A call may have twenty codes, so the table shows their number, and the list opens on demand. */
const codes = (errors: readonly string[]): string =>
  errors.length < 2
    ? errors.map(code).join('') || 'none of its own'
    : `<details><summary>${errors.length} codes</summary>${errors.map(code).join(' ')}</details>`;

const code = (text: string): string => `<code>${breakable(text)}</code>`;

/** Escaped text that may break a line after a slash, an underscore or a word, so that long names fit. */
export const breakable = (text: string): string => escape(text).replaceAll(/[/_]|[a-z](?=[A-Z])/g, '$&<wbr>');

/** Identities that may make the call, in words. An operation without identities needs no token. */
export const callers = (identity: readonly string[]): string => identity.join(', ') || 'anybody';
