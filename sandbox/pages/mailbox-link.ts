import { html, type Markup } from '../engine/values/html.ts';

/** Where the mails of the sandbox can be read. */
export const MAILBOX = '/platform/mails';

/** The way to the mails, for whoever waits for one. */
export const mailboxLink = (): Markup =>
  html`<p class="hint">
    Nothing leaves the sandbox: every mail is in
    <a href="${MAILBOX}" target="_blank" rel="noopener">the mailbox (opens a new tab)</a>.
  </p>`;
