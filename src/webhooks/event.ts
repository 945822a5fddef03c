import { isJsonObject, type JsonObject } from '../core/json.ts';
import { eventParts } from './unwrap.ts';
import type { ReceivedNotification } from './types.ts';

/** Names of the payload that handlers receive under another name. */
const renamed: Readonly<Record<string, string>> = {
  currentEntity: 'entity',
  deletedEntity: 'entity',
  body: 'data',
};

/** The argument of the handlers of a notification. */
export const eventOf = ({ data, ...facts }: ReceivedNotification, isLate: boolean): object => {
  const payload: JsonObject = { ...data };
  const metadata = isLate ? { ...facts, late: true } : facts;
  const name = eventParts.find((part) => Object.hasOwn(payload, part));
  if (!name) return { data: payload, metadata };
  const { [name]: part, ...others } = payload;
  const contents = Object.entries(isJsonObject(part) ? part : {}).map(([member, value]) => [
    Object.hasOwn(renamed, member) ? renamed[member] : member,
    value,
  ]);
  return { ...(Object.fromEntries(contents) as JsonObject), metadata: { ...others, ...metadata } };
};
