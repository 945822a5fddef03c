/** Facts that {@link withFieldMask} needs, in the order of its arguments after the body. A field may be `name.*`. */
export type FieldMask = readonly [mask: string, fields: readonly string[], of?: string];

/** A key that cannot be part of a path. */
const NO_PATH = /^$|[.,]/;

/** The paths in a mask for one of its fields, if the object that has the fields has a value for it. */
type PathsOf = (part: Readonly<Record<string, unknown>>, field: string) => readonly string[];

/** The path of a field that the platform replaces as a whole. */
const wholeField: PathsOf = (part, field) => (part[field] === undefined ? [] : [field]);

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
 * The paths of a field of a list with `name.*`, which stands for a field that the platform merges: the mask names each
 * part of it. Only calls with such fields include this function.
 */
export const mergedFields: PathsOf = (part, field) => {
  const [name = '', each] = field.split('.');
  return each && part[name] !== undefined ? partsOf(part[name], name) : wholeField(part, name);
};

/**
 * Returns the body with its field mask in the platform's form (`x-field-mask`). A list of paths is joined by commas. If
 * the caller gives no mask, the mask names the fields of the body, because some hosts require a mask. If the body has
 * none of the fields, it gets no mask: an empty mask would have a meaning of its own. The given body is not modified.
 * @param mask Name of the body's member that holds the mask.
 * @param fields Fields that the mask may name.
 * @param of The body's member that has these fields; default: the body itself.
 * @param pathsOf {@link mergedFields}, if the platform merges some of the fields.
 */
export const withFieldMask = <Body>(
  body: Body,
  mask: string,
  fields: readonly string[],
  of?: string,
  pathsOf = wholeField,
): Body => {
  const whole = Object(body) as Readonly<Record<string, unknown>>;
  const part = (of === undefined ? whole : Object(whole[of])) as typeof whole;
  const given = whole[mask];
  const paths = given === undefined ? fields.flatMap((field) => pathsOf(part, field)) : given;
  return Array.isArray(paths) && (given || paths.length > 0) ? { ...body, [mask]: paths.join() } : body;
};
