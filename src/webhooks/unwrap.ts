import type { Notification } from '../../generated/notifications/index.ts';
import { refusal } from './refusals.ts';
import type { UnknownNotification } from './types.ts';

/** The parts of a payload that hold an entity or a body, in the newer form (reference of the wire, 8). */
export const eventParts = ['createdEvent', 'updatedEvent', 'deletedEvent', 'actionEvent'] as const;

/** The same member as a text, and as an object. The platform describes the first and sends the second. */
export const asText: Readonly<Record<string, string>> = {
  entityAsJson: 'entity',
  currentEntityAsJson: 'currentEntity',
  deletedEntityAsJson: 'deletedEntity',
  bodyAsJson: 'body',
};

type Members = Readonly<Record<string, unknown>>;

/** Deeper than any notification; handlers and schemas may walk it by recursion. */
const DEEPEST = 256;

const isMembers = (value: unknown): value is Members => Object(value) === value && !Array.isArray(value);

/** Whether a JSON text is nested deeper than anything that the platform sends. */
const isDeep = (text: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') quoted = !quoted;
    else if (quoted) at += char === '\\' ? 1 : 0;
    else if (char === '{' || char === '[') {
      if (++depth > DEEPEST) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
};

/** What a text holds; what is no text is taken as it is. */
const parsed = (value: unknown, name: string): unknown => {
  if (typeof value !== 'string') return value;
  if (isDeep(value)) throw refusal('contents', { what: `"${name}" is nested too deeply` });
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // The cause is left out: it quotes the text.
    throw refusal('contents', { what: `"${name}" is no JSON` });
  }
};

const membersOf = (value: unknown, name: string): Members => {
  const found = parsed(value, name);
  if (!isMembers(found)) throw refusal('contents', { what: `"${name}" is no JSON object` });
  return found;
};

/** Members that came as texts become what the texts hold; where both forms came, the object counts. */
const untexted = (part: unknown): unknown => {
  if (!isMembers(part)) return part;
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
 * The notification in a claim `data`: JSON texts within a JSON text, all of them parsed. Types that nobody has described
 * come too. Only the layout is checked, not what an entity holds.
 * @throws WebhookError `webhook-contents`.
 */
export const unwrap = (claim: unknown): Notification | UnknownNotification => {
  if (typeof claim !== 'string')
    throw refusal('contents', { what: `Unexpected type of JWT data: expected string, got ${typeof claim}` });
  const { identity, data, ...rest } = membersOf(claim, 'data');
  const { eventType, instanceId } = rest;
  if (typeof eventType !== 'string' || !eventType)
    throw refusal('contents', { what: 'it has no "eventType"' });
  if (typeof instanceId !== 'string') throw refusal('contents', { what: 'it has no "instanceId"' });
  const payload = Object.entries(membersOf(data, 'data.data')).map(([name, part]) => [
    name,
    isEventPart(name) ? untexted(part) : part,
  ]);
  return {
    ...rest,
    ...(identity !== undefined && identity !== null && { identity: membersOf(identity, 'identity') }),
    data: Object.fromEntries(payload) as Members,
  } as Notification | UnknownNotification;
};
