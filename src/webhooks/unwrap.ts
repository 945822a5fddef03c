import type { Notification } from '../../generated/notifications/index.ts';
import { isJsonObject, type JsonObject } from '../core/json.ts';
import { refusal } from './refusals.ts';
import type { UnknownNotification } from './types.ts';

/** The parts of a payload that hold an entity or a body, in the newer form. */
export const eventParts = ['createdEvent', 'updatedEvent', 'deletedEvent', 'actionEvent'] as const;

/** Names of the members that may be a JSON text or an object. The platform documents the text and sends the object. */
export const asText: Readonly<Record<string, string>> = {
  entityAsJson: 'entity',
  currentEntityAsJson: 'currentEntity',
  deletedEntityAsJson: 'deletedEntity',
  bodyAsJson: 'body',
};

/** Maximum depth of a JSON text. Notifications are less deep, and handlers may use recursion. */
const MAX_DEPTH = 256;

/** Whether a JSON text is nested deeper than the maximum. Parsing it first could exhaust the stack. */
const isDeep = (text: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') quoted = !quoted;
    else if (quoted) at += char === '\\' ? 1 : 0;
    else if (char === '{' || char === '[') {
      if (++depth > MAX_DEPTH) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
};

/** The value of a JSON text. A value that is not a text is returned unchanged. */
const parsed = (value: unknown, name: string): unknown => {
  if (typeof value !== 'string') return value;
  if (isDeep(value)) throw refusal('contents', { what: `"${name}" is nested too deeply` });
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // The error of the parser is left out: it quotes the text.
    throw refusal('contents', { what: `"${name}" is not JSON` });
  }
};

const objectIn = (value: unknown, name: string): JsonObject => {
  const found = parsed(value, name);
  if (!isJsonObject(found)) throw refusal('contents', { what: `"${name}" is not a JSON object` });
  return found;
};

/** Replaces members that are JSON texts by their values. If a member has both forms, the object counts. */
const untexted = (part: unknown): unknown => {
  if (!isJsonObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      const plain = Object.hasOwn(asText, name) ? (asText[name] ?? name) : name;
      if (plain === name) return [[name, value]];
      return Object.hasOwn(part, plain) ? [] : [[plain, parsed(value, name)]];
    }),
  );
};

const isEventPart = (name: string): boolean => (eventParts as readonly string[]).includes(name);

/**
 * The notification of a claim `data`, a JSON text that holds JSON texts, which are all parsed. Undescribed types are
 * accepted. Only the layout is checked, not the members of an entity.
 * @throws WebhookError `webhook-contents`.
 */
export const unwrap = (claim: unknown): Notification | UnknownNotification => {
  if (typeof claim !== 'string')
    throw refusal('contents', { what: `Unexpected type of JWT data: expected string, got ${typeof claim}` });
  const { identity, data, ...rest } = objectIn(claim, 'data');
  const { eventType, instanceId } = rest;
  if (typeof eventType !== 'string' || !eventType)
    throw refusal('contents', { what: 'it has no "eventType"' });
  if (typeof instanceId !== 'string') throw refusal('contents', { what: 'it has no "instanceId"' });
  const payload = Object.entries(objectIn(data, 'data.data')).map(([name, part]) => [
    name,
    isEventPart(name) ? untexted(part) : part,
  ]);
  return {
    ...rest,
    ...(identity !== undefined && identity !== null && { identity: objectIn(identity, 'identity') }),
    data: Object.fromEntries(payload) as JsonObject,
  } as Notification | UnknownNotification;
};
