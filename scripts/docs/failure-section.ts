import {
  adviceActions,
  errorMessages,
  messageKeyByIdentity,
  messageKeyByStatus,
} from '../../generated/errors.ts';
import { adviceForCode } from '../../src/core/errors/advice.ts';
import type { Description, Operation } from '../generate/description.ts';
import { allAdvice } from './all-advice.ts';
import { type Failure, failuresOf } from './failures.ts';
import { escape } from './layout.ts';
import { inline } from './markdown.ts';
import { breakable } from './operations-page.ts';

/** The section about errors and their remedies. */
export const failureSection = (description: Description, operation: Operation): string => `
<h2 id="errors">Errors</h2>
<p>Each code is the <code>code</code> of an <code>ApiError</code>; <code>adviceFor(error)</code> gives the advice. The
platform may answer with codes that are not listed.</p>
<div class="wide">
<table class="operations errors">
  <thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">When</th><th scope="col">What to do</th></tr></thead>
  <tbody>
${failuresOf(description, operation)
  .map((failure) => failureRow(failure, operation))
  .join('\n')}
  </tbody>
</table>
</div>`;

const failureRow = (failure: Failure, operation: Operation): string => `    <tr>
      <th scope="row">${failure.status ?? '4xx'}</th>
      <td data-label="Code">${failure.code ? `<code>${breakable(failure.code)}</code>` : 'any other'}</td>
      <td data-label="When">${inline(failure.meaning)}</td>
      <td data-label="What to do">${adviceOn(failure, operation)}</td>
    </tr>`;

/**
 * The advice that the error itself has: by its code, otherwise for a 403 by the identity that the call needs,
 * otherwise by its status.
 */
const adviceOn = ({ status = '', code = '' }: Failure, { elevated, identity }: Operation): string => {
  const [needed = ''] = [...Object.values(elevated).flat(), ...identity];
  const key =
    (status === '403' ? read(messageKeyByIdentity, needed) : undefined) ?? read(messageKeyByStatus, status);
  const message = adviceForCode(code, ...allAdvice) ?? (key && errorMessages[key]);
  if (!message) return '';
  return `<span class="badge" title="${escape(adviceActions[message.action])}">${message.action}</span> ${escape(message.text)}`;
};

const read = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined => table[key];
