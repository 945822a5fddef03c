/** What a mail is about; its words and links follow from it. */
export type MailKind =
  | 'verification'
  | 'recovery'
  | 'activation'
  /** To the owner: somebody wants to be let in (R37). */
  | 'approval'
  /** To the member whom the owner let in. */
  | 'approved'
  /** The tickets of an order (R181). */
  | 'tickets'
  | 'event-canceled'
  | 'back-in-stock';

/** A mail that the platform would have sent. */
export interface MailRecord {
  id: string;
  to: string;
  kind: MailKind;
  date: string;
  /** The code or the token that it brings; null: none. */
  secret: string | null;
  /** Id of what it is about: a member, an event, a back-in-stock request; the number of an order of tickets. */
  about: string | null;
}
