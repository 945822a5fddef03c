import { html } from '../engine/values/html.ts';
import type { World } from '../engine/context.ts';
import type { MailKind, MailRecord } from '../records/state.ts';
import type { ContentOf, MailLink } from './content.ts';
import { customerMails } from './customer-mails.ts';
import { signInMails } from './sign-in-mails.ts';

const contentOf: Readonly<Record<MailKind, ContentOf>> = { ...signInMails, ...customerMails };

/** A mail as its recipient would see it. Its content follows from the current state of its subject. */
export interface Mail extends MailRecord {
  subject: string;
  /** The code that the recipient types into a page; absent: the mail has none. */
  code?: string;
  text: string;
  html: string;
  links: readonly MailLink[];
}

/** A mail with its content. */
export const readMail = (world: World, mail: MailRecord): Mail => {
  const { subject, paragraphs, links, code } = contentOf[mail.kind](world, mail);
  const parts = [...(code === undefined ? [] : [code]), ...paragraphs];
  return {
    ...mail,
    subject,
    ...(code !== undefined && { code }),
    text: [subject, ...parts, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n\n'),
    html: html`${code !== undefined && html`<p class="code">${code}</p>`}
    ${paragraphs.map((words) => html`<p>${words}</p>`)}
    ${links.map(({ label, url }) => html`<p><a class="button" href="${url}">${label}</a></p>`)}`.markup,
    links,
  };
};

/** Selects mails; an empty filter selects all. */
export interface MailFilter {
  /** The address of the recipient, in upper or lower case. */
  readonly to?: string;
  readonly kind?: MailRecord['kind'];
}

/** The mails that match, the oldest first. */
export const findMails = ({ state }: World, { to, kind }: MailFilter = {}): MailRecord[] =>
  state.mails.filter(
    (mail) =>
      (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) &&
      (kind === undefined || mail.kind === kind),
  );
