/** Facts that {@link withFieldMask} needs, in the order of its arguments after the body. */
export type FieldMask = readonly [mask: string, fields: readonly string[], of?: string];

/** A key that cannot be part of a path. */
const NO_PATH = /^$|[.,]/;

/**
 * The paths of all parts of a value that are not undefined. A list counts as one part, and so does an object that is
 * empty or has keys that cannot be part of a path.
 */
const partsOf = (value: unknown, path: string): string[] => {
  const parts = Object(value) === value && !Array.isArray(value) ? Object.entries(value as object) : [];
  const given = parts.filter(([, part]) => part !== undefined);
  return given.length > 0 && !given.some(([key]) => NO_PATH.test(key))
    ? given.flatMap(([key, part]) => partsOf(part, `${path}.${key}`))
    : [path];
};

/**
 * Returns the body with its field mask in the platform's form (`x-field-mask`). A list of paths is joined by commas. If
 * the caller gives no mask, the mask names the fields of the body, because some hosts require a mask. If the body has
 * none of the fields, it gets no mask: an empty mask would have a meaning of its own. The given body is not modified.
 * @param mask Name of the body's member that holds the mask.
 * @param fields Fields that the mask may name. `name` stands for a field that the platform replaces as a whole;
 * `name.*` for a field that it merges, so that the mask names each part of it.
 * @param of The body's member that has these fields; default: the body itself.
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
