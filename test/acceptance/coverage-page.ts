import { escape } from '../../scripts/docs/layout.ts';
import type { Row } from './findings.ts';

const words = { passed: 'seen', failed: 'failed', missing: 'not seen', excepted: 'does not apply' } as const;

const table = (title: string, about: string, rows: readonly Row[]): string => `
  <h2>${title}</h2>
  <p>${about}</p>
  <div class="wide" tabindex="0"><table>
    <thead><tr><th scope="col">Id</th><th scope="col">What must be seen</th><th scope="col">Result</th></tr></thead>
    <tbody>
${rows
  .map(
    ({ id, about: wanted, result, reason }) =>
      `      <tr><th scope="row"><code>${escape(id)}</code></th><td>${escape(wanted)}</td><td>${words[result]}${
        reason === undefined ? '' : `: ${escape(reason)}`
      }</td></tr>`,
  )
  .join('\n')}
    </tbody>
  </table></div>`;

/** The body of the coverage page. */
export const coverageBody = (
  sentences: readonly Row[],
  operations: readonly Row[],
  notifications: readonly Row[],
): string => `
  <h1>What the playground shows</h1>
  <p>Each line was seen, or not, by the last run of the browser journeys in real Chromium.</p>
  ${table('Acceptance sentences', 'One journey each, named by the id.', sentences)}
  ${table('Calls', 'A call counts when the control of a product screen caused it in a journey.', operations)}
  ${table('Notifications', 'A notification counts when a journey made the site send it.', notifications)}`;
