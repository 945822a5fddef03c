import { asText, eventParts } from './unwrap.ts';

/** A notification as an object. A claim holds its parts as texts. */
export interface Unwrapped {
  readonly eventType: string;
  readonly instanceId?: string;
  /** The platform's id of the delivery, such as `wId_1762500000000_12__abcdefgh`; its test deliveries have none. */
  readonly webhookId?: string;
  readonly accountInfo?: object;
  readonly identity?: object;
  readonly data: object;
}

const textNames = new Map(Object.entries(asText).map(([text, plain]) => [plain, text]));

/** An event part with its entity or body as a JSON text. */
const texted = (part: object): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      const text = textNames.get(name);
      return text === undefined ? [name, value] : [text, JSON.stringify(value)];
    }),
  );

/**
 * The claim `data` of a notification: JSON texts within a JSON text.
 * @param entityAsText Whether the entity or body is a JSON text too, as the platform documents it.
 */
export const wrap = ({ identity, data, ...rest }: Unwrapped, entityAsText = false): string => {
  const payload = Object.entries(data).map(([name, part]: [string, unknown]) => [
    name,
    entityAsText && (eventParts as readonly string[]).includes(name) ? texted(part as object) : part,
  ]);
  return JSON.stringify({
    ...rest,
    ...(identity && { identity: JSON.stringify(identity) }),
    data: JSON.stringify(Object.fromEntries(payload)),
  });
};
