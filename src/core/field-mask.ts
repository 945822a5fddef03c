/** Facts that {@link withFieldMask} needs, in the order of its arguments after the body. */
export type FieldMask = readonly [mask: string, fields: readonly string[], of?: string];

/** A key that a path cannot have. */
const NO_PATH = /^$|[.,]/;

/**
 * The paths of all parts of a value that have a value themselves. A list is one part, and so is an object that is
 * empty or has keys that a path cannot have.
 */
const partsOf = (value: unknown, path: string): string[] => {
  const parts = Object(value) === value && !Array.isArray(value) ? Object.entries(value as object) : [];
  const given = parts.filter(([, part]) => part !== undefined);
  return given.length > 0 && !given.some(([key]) => NO_PATH.test(key))
    ? given.flatMap(([key, part]) => partsOf(part, `${path}.${key}`))
    : [path];
};

/**
 * A body with its field mask in the platform's form (`x-field-mask`): a list of paths is joined by commas, and where
 * the caller names none, the mask names what the body really has, for hosts that insist on one. A body that has none
 * of the fields gets no mask, because an empty one would be a statement. The body that was given stays as it is.
 * @param mask Name of the body's member that holds the mask.
 * @param fields What the mask may name. A field is named as a whole, and what is sent replaces it; of `name.*` each
 * part is named that is sent, and the others stay.
 * @param of The body's member that has these fields; the body itself when it is left out.
 */
export const withFieldMask = <Body>(body: Body, ...[mask, fields, of]: FieldMask): Body => {
  const whole = Object(body) as Readonly<Record<string, unknown>>;
  const part = (of === undefined ? whole : Object(whole[of])) as typeof whole;
  let paths = whole[mask];
  if (paths === undefined) {
    const found = fields.flatMap((field) => {
      const [name = '', each] = field.split('.');
      if (part[name] === undefined) return [];
      return each ? partsOf(part[name], name) : [name];
    });
    if (found.length > 0) paths = found;
  }
  return Array.isArray(paths) ? { ...body, [mask]: paths.join() } : body;
};
