import type { World } from '../engine/context.ts';
import type { MailKind, MailRecord } from '../records/state.ts';
import { letterOfAnnouncement } from './news.ts';
import { letterOfIdentity } from './identity.ts';

/** A link of a mail. */
export interface MailLink {
  label: string;
  url: string;
}

/** What a mail says, before it is written as text and as HTML. */
export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  links: readonly MailLink[];
  /** A code that has to be typed somewhere. */
  code?: string;
}

/** Writes the letter of a mail. */
export type Writer = (world: World, mail: MailRecord) => Letter;

const writers: Readonly<Record<MailKind, Writer>> = { ...letterOfIdentity, ...letterOfAnnouncement };

/** What a mail says: its words follow from its kind and from what it is about, as that is now. */
export const letterOf: Writer = (world, mail) => writers[mail.kind](world, mail);
