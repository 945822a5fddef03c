import { html, type Markup } from '../engine/values/html.ts';

/** The path of the sandbox's mailbox. */
export const MAILBOX = '/platform/mails';

/** A link to the mailbox. */
export const mailboxLink = (): Markup =>
  html`<p class="hint">
    Nothing leaves the sandbox: every mail is in
    <a href="${MAILBOX}" target="_blank" rel="noopener">the mailbox (opens a new tab)</a>.
  </p>`;
