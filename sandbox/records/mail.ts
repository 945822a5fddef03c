/** The kind of a mail; its content follows from it. */
export type MailKind =
  | 'verification'
  | 'recovery'
  | 'activation'
  /** To the owner: a person asks to become a member (R37). */
  | 'approval'
  /** To a member whom the owner has approved. */
  | 'approved'
  /** The tickets of an order (R181). */
  | 'tickets'
  | 'event-canceled'
  | 'back-in-stock';

/** A mail of the platform. */
export interface MailRecord {
  id: string;
  to: string;
  kind: MailKind;
  date: string;
  /** The code or token in the mail; null: none. */
  secret: string | null;
  /** The id of the subject: a member, an event, a back-in-stock request, or the number of a ticket order. */
  about: string | null;
}
