/** A notification with all of its texts parsed. */
export interface Delivery {
  readonly eventType: string;
  readonly identity?: object;
  readonly data: object;
}

/** The members of a payload that hold an entity or a body, and the names that their texts have. */
const TEXTS: Readonly<Record<string, string>> = {
  entity: 'entityAsJson',
  currentEntity: 'currentEntityAsJson',
  deletedEntity: 'deletedEntityAsJson',
  body: 'bodyAsJson',
};

/** The claim `data` as the platform writes it: texts in a text, and the entity as one more text if it is told to. */
export const delivered = (notification: Delivery, place: readonly string[], asText: boolean): string => {
  const { identity, data, ...rest } = notification;
  const [, event, member = ''] = place;
  const holder: unknown = event && Reflect.get(data, event);
  const value: unknown = holder && Reflect.get(Object(holder) as object, member);
  const name = TEXTS[member];
  const { [member]: _, ...others } = Object(holder) as Record<string, unknown>;
  const payload =
    asText && event && name && value !== undefined
      ? { ...data, [event]: { ...others, [name]: JSON.stringify(value) } }
      : data;
  return JSON.stringify({
    ...rest,
    ...(identity && { identity: JSON.stringify(identity) }),
    data: JSON.stringify(payload),
  });
};

const parsed = (text: unknown): unknown => (typeof text === 'string' ? (JSON.parse(text) as unknown) : text);

/** The notification of a claim, read as the description says. */
export const received = (claim: string): unknown => {
  const { identity, data, ...rest } = parsed(claim) as Record<string, unknown>;
  const payload = Object.entries(parsed(data) as object).map(([name, part]: [string, unknown]) => [
    name,
    name.endsWith('Event') ? untexted(part as object) : part,
  ]);
  return {
    ...rest,
    ...(identity !== undefined && { identity: parsed(identity) }),
    data: Object.fromEntries(payload) as object,
  };
};

const untexted = (event: object): object =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]: [string, unknown]) => {
      const plain = Object.keys(TEXTS).find((key) => TEXTS[key] === name);
      return plain ? [plain, parsed(value)] : [name, value];
    }),
  );
