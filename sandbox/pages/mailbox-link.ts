import { html, type Markup } from '../engine/values/html.ts';

/** The path of the mailbox page. */
export const MAILBOX = '/platform/mails';

/** The link to the mailbox, for readers who wait for a mail. */
export const mailboxLink = (): Markup =>
  html`<p class="hint">
    Nothing leaves the sandbox: every mail is in
    <a href="${MAILBOX}" target="_blank" rel="noopener">the mailbox (opens a new tab)</a>.
  </p>`;
