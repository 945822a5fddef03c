/** One difference between the last release and now. */
export interface Change {
  /** Subject of the change, such as `getCurrentCart` or `Cart.lineItems`. The change log has to name it. */
  readonly subject: string;
  /** The difference in one sentence. */
  readonly sentence: string;
  /** Whether a program that was right before may fail, or no longer compile. */
  readonly breaking: boolean;
}

/** A change of a service. */
export interface ServiceChange extends Change {
  readonly service: string;
}

/** A change that breaks. */
export const breaking = (subject: string, sentence: string): Change => ({
  subject,
  sentence,
  breaking: true,
});

/** A change that a reader may want to know of. */
export const notice = (subject: string, sentence: string): Change => ({ subject, sentence, breaking: false });

/** Entries that only the first list has, and entries that only the second list has. */
export const missingFrom = <Item>(list: readonly Item[], other: readonly Item[]): Item[] =>
  list.filter((item) => !other.includes(item));

/** Names as text. */
export const names = (list: readonly unknown[]): string =>
  list.map((name) => `\`${String(name)}\``).join(', ');
