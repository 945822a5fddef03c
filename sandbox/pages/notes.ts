import type { World } from '../engine/context.ts';
import type { RedirectSessionRecord } from '../records/state.ts';
import { html, type Markup } from '../engine/values/html.ts';

/** The facts of the redirect session in the footer, for developers; collapsed by default. */
export const sessionNotes = (
  { clock, state }: World,
  { intent, callbacks, preferences, expiresAt, visitor }: RedirectSessionRecord,
): Markup => {
  const minutes = Math.max(0, Math.ceil((expiresAt - clock.now()) / 60_000));
  const parameters = Object.entries(preferences.additionalQueryParameters ?? {});
  const facts: [string, string][] = [
    ['Intent', intent],
    ['Works for', `${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}, once`],
    ['Identity', visitor.role],
    // A sign-in never returns to a callback (R94).
    ...Object.entries(intent === 'auth' ? {} : callbacks),
    ...parameters.map(([name, value]): [string, string] => [`Parameter ${name}`, value]),
    ['Pages', preferences.useGenericWixPages === false ? "of the site's own version" : 'generic'],
    ['Callbacks are checked', state.settings.callbackCheck === 'strict' ? 'at creation' : 'on return'],
  ];
  return html`<details class="notes">
    <summary>Request of the shop</summary>
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
};
