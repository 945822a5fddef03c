import type { World } from '../engine/context.ts';
import type { MailRecord } from '../records/state.ts';

/** A link of a mail. */
export interface MailLink {
  label: string;
  url: string;
}

/** The content of a mail, before it is rendered as text and as HTML. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  links: readonly MailLink[];
  /** A code that the recipient types into a page. */
  code?: string;
}

/** Makes the content of a mail from its record and the current state. */
export type ContentOf = (world: World, mail: MailRecord) => MailContent;
