import { eventParts } from './unwrap.ts';
import type { ReceivedNotification } from './types.ts';

/** The names that handlers read in place of those of the payload. */
const handed: Readonly<Record<string, string>> = {
  currentEntity: 'entity',
  deletedEntity: 'entity',
  body: 'data',
};

/** What the handlers of a notification receive. */
export const eventOf = ({ data, ...facts }: ReceivedNotification, late: boolean): object => {
  const payload = data as Readonly<Record<string, unknown>>;
  const name = eventParts.find((part) => Object.hasOwn(payload, part));
  const about = late ? { late } : {};
  if (!name) return { data: payload, metadata: { ...facts, ...about } };
  const { [name]: part, ...others } = payload;
  const contents = Object.entries(Object(part) as object).map(([member, value]: [string, unknown]) => [
    Object.hasOwn(handed, member) ? handed[member] : member,
    value,
  ]);
  return {
    ...(Object.fromEntries(contents) as object),
    metadata: { ...others, ...facts, ...about },
  };
};
