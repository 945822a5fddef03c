import { endSentence } from '../generate/ends.ts';
import type { InventoryRow } from '../generate/inventory.ts';
import { requestNotes, withoutEnd } from '../generate/operations-client.ts';
import { exceptionsOf, prefixesOf } from '../generate/prefixes.ts';
import { exampleCall, examplesOf, nodeOf, parametersOf } from './example-call.ts';
import type { Names } from './exports.ts';
import { failureSection } from './failure-section.ts';
import { fieldList, parameterList } from './fields.ts';
import { highlight } from './highlight.ts';
import { escape } from './layout.ts';
import { literal } from './literal.ts';
import { block, inline } from './markdown.ts';
import { breakable, callers } from './operations-page.ts';
import type { Documented, ServiceRows } from './operations.ts';
import { fetcherSnippet, hookSnippet, pagesSnippets, requestSnippet, type Shown } from './snippets.ts';
import { tryCallOf, tryData } from './try/describe.ts';

/** Effect of a second identical call, and how the client uses that (src/core/repeats.ts). */
const repeats: Record<string, string> = {
  read: 'Changes nothing. The client repeats the call after every transient failure.',
  same: 'Leaves the same state. The client repeats the call when it was certainly not sent, or after 429.',
  adds: 'Adds one more thing. The client repeats the call only when it was certainly not sent; after other failures only if you gave an <code>idempotencyKey</code>.',
  never: 'May cost money, mail somebody, or use up a code or a secret. The client never repeats the call.',
};

const pagings: Record<string, string> = {
  none: 'One answer.',
  offset: 'By offset.',
  cursor: 'By cursor.',
  'offset or cursor': 'By offset or by cursor.',
};

/** The body of the page of one operation. Links are relative to `operations/`. */
export const operationBody = (
  service: ServiceRows,
  documented: Documented,
  names: readonly Names[],
): string => {
  const { operation, row } = documented;
  const { description } = service;
  const shown = shownOf(service, operation);
  const { answer, call } = shown;
  const answerName = operation.responses['200'];
  return `
<p class="crumbs"><a href="../operations.html">Operations</a> / <a href="../operations.html#${service.name}">${escape(service.title)}</a></p>
<h1>${escape(operation.summary)}</h1>
<p class="call"><strong class="method">${operation.method}</strong> <code>${breakable(service.server + operation.path)}</code> <a href="#try">Try it</a></p>
${operation.sunset ? `<p class="end"><span class="badge">announced end ${operation.sunset.date}</span> ${inline(endSentence('call', operation.sunset))}</p>` : ''}
${block([withoutEnd(operation), ...requestNotes(operation)].join('\n\n'))}

<dl class="facts">
  <div><dt>Name</dt><dd><code>${operation.id}</code></dd></div>
  <div><dt>Who may call</dt><dd>${who(row)}</dd></div>
  <div><dt>On other hosts</dt><dd>${otherHosts(service, operation.path)}</dd></div>
  <div><dt>Paging</dt><dd>${pagings[row.paging] ?? row.paging}</dd></div>
  <div><dt>A second identical call</dt><dd>${repeats[row.idempotency] ?? ''} <span class="quiet">Class <code>${row.idempotency}</code></span></dd></div>
  ${operation.invalidates.length > 0 ? `<div><dt>Makes stale</dt><dd>${operation.invalidates.map((id) => `<a href="${id}.html"><code>${id}</code></a>`).join(', ')}. The hook reads them again.</dd></div>` : ''}
  <div><dt>Specification</dt><dd><a href="../guides/descriptions.html#the-specification">${escape(row.specification)}</a></dd></div>
</dl>

<h2 id="example">Example</h2>
${sample('TypeScript', highlight(fetcherSnippet(shown), 'ts'))}
${sample('React', highlight(hookSnippet(shown), 'ts'))}
${sample('Request', highlight(requestSnippet(shown), 'sh'))}
<p class="quiet"><code>site</code> is what <a href="../guides/calls.html"><code>createClient()</code></a> gives; the hook finds its client through the provider.</p>
${answers(service, operation)}
${row.paging === 'none' ? '' : allPages(shown)}

<h2 id="try">Try it</h2>
<p>Sends the call to a <a href="../guides/testing.html">sandbox</a> on your machine, which <code>npx vitrine sandbox</code> starts.</p>
<div id="try-panel"><p class="quiet">The form needs scripts.</p></div>
${tryData([tryCallOf(service, documented)])}
<script src="../try.js" defer></script>

${request(service, operation, call.bodies.slice(1))}
${answerName && answer.length > 0 ? `<h2 id="answer">Answer</h2>\n<p><code>${answerName}</code></p>\n${fieldList(description, answerName)}` : ''}
${failureSection(description, operation)}

<h2 id="names">In the package</h2>
<dl class="names">
${names.map(({ entry, names: exported }) => `  <div><dt><code>${entry}</code></dt><dd>${exported.map((name) => `<code>${name}</code>`).join(' ')}</dd></div>`).join('\n')}
</dl>
<p><a href="../rest.html#operation/${operation.id}">Every field of every message, however deep</a></p>
`;
};

/** The other operations of the service: beside the page, or after it where there is no room. */
export const neighbours = ({ title, operations }: ServiceRows, current: string): string => `
<nav class="neighbours" id="pages" aria-label="${escape(title)}">
  <h2>${escape(title)}</h2>
  <ul>
${operations
  .map(
    ({ operation: { id } }) =>
      `    <li><a href="${id}.html"${id === current ? ' aria-current="page"' : ''}>${id.replaceAll(/[A-Z]/g, '<wbr>$&')}</a></li>`,
  )
  .join('\n')}
  </ul>
</nav>`;

const who = ({ identity, elevated }: InventoryRow): string =>
  [
    identity.length > 0 ? badges(identity) : `${callers(identity)}; no token is sent`,
    ...Object.entries(elevated).map(
      ([member, few]) => `<br /><code>${escape(member)}</code> only ${badges(few)}`,
    ),
  ].join('');

const badges = (identity: readonly string[]): string =>
  identity.map((one) => `<span class="badge">${one}</span>`).join(' ');

const sample = (title: string, html: string): string =>
  `<figure class="sample"><figcaption>${title}</figcaption><pre tabindex="0"><code>${html.trimEnd()}</code></pre></figure>`;

const allPages = (shown: Shown): string => {
  const { fetcher, hook } = pagesSnippets(shown);
  return `<h2 id="pages">All pages</h2>\n${sample('TypeScript', highlight(fetcher, 'ts'))}\n${sample('React', highlight(hook, 'ts'))}`;
};

/** Addresses of the call on hosts other than the platform's API host. The client chooses by its `host`. */
const otherHosts = ({ name, description }: ServiceRows, path: string): string => {
  const {
    api: _,
    other,
    ...sites
  } = exceptionsOf(name, description).find(([start]) => path.startsWith(start))?.[1] ??
  prefixesOf(name, description);
  const differing = Object.entries(sites).filter(([, prefix]) => prefix !== other);
  return [
    `<code>${breakable(other + path)}</code>`,
    ...differing.map(
      ([kind, prefix]) => `on <code>${kind}.*</code>: <code>${breakable(prefix + path)}</code>`,
    ),
  ].join('<br />');
};

/** An operation with what its examples are called with. */
export const shownOf = (service: ServiceRows, operation: Documented['operation']): Shown => {
  const answer = operation.responses['200'];
  return {
    service: service.name,
    server: service.server,
    operation,
    call: exampleCall(service.description, operation),
    answer: answer ? membersOf(service, answer) : [],
  };
};

const membersOf = ({ description }: ServiceRows, name: string): string[] =>
  Object.keys(
    (description.components?.['schemas']?.[name] as { properties?: object } | undefined)?.properties ?? {},
  );

/** The examples of the successful answer; the first one is open. */
const answers = ({ description }: ServiceRows, operation: Documented['operation']): string => {
  const responses = nodeOf(description, operation).responses ?? {};
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, response]) =>
      examplesOf(description, response).map(({ summary, value }, index) =>
        folded(`Answer ${status}: ${summary}`, value, index === 0),
      ),
    )
    .join('\n');
};

const folded = (title: string, value: unknown, open: boolean): string =>
  `<details class="sample"${open ? ' open' : ''}><summary>${escape(title)}</summary><pre tabindex="0"><code>${highlight(literal(value, 'json'), 'json')}</code></pre></details>`;

const request = (
  { description }: ServiceRows,
  operation: Documented['operation'],
  more: readonly { summary: string; value: unknown }[],
): string => {
  const parameters = parametersOf(description, operation);
  const places = [
    ['Path', parameters.filter((parameter) => parameter.in === 'path')],
    ['Query', parameters.filter((parameter) => parameter.in === 'query')],
  ] as const;
  const lists = places
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => `<h3>${title}</h3>\n${parameterList(description, found)}`);
  const body = operation.body
    ? [
        `<h3>Body: <code>${operation.body}</code></h3>\n${fieldList(description, operation.body) || '<p>Nothing to send.</p>'}`,
      ]
    : [];
  const all = [
    ...lists,
    ...body,
    ...more.map(({ summary, value }) => folded(`Another body: ${summary}`, value, false)),
  ];
  return all.length > 0 ? `<h2 id="request">Request</h2>\n${all.join('\n')}` : '';
};
