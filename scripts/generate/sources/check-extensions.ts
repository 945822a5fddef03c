import { methods } from '../operation-checks.ts';
import type { Place } from './walk.ts';
import type { Path, Source } from './yaml-file.ts';

/** The extensions whose form is checked here, and the places in which each may stand. */
const places: Readonly<Record<string, readonly Kind[]>> = {
  'x-sunset': ['operation', 'notification', 'property'],
  'x-projection': ['operation'],
  'x-revision': ['operation'],
  'x-only-with': ['property'],
};

type Kind = 'operation' | 'notification' | 'property' | 'schema';

/** Returns the rest of the sentence `"x-…" …`, or undefined for a value in the right form. */
type Form = (value: unknown) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

const pathOfMembers = /^\w+(\.\w+)*$/;
const pathOfEntity = /^\w+(\[\])?(\.\w+(\[\])?)*$/;
const successorName = /^([a-z][a-z\d-]*\.)?[a-z]\w*$/;
const sentence = /^[A-Z`].* .*\.$/s;

/** The first forbidden key that a value has, or the first required key that it lacks. */
const oddKey = (value: unknown, needed: readonly string[], optional: readonly string[] = []) => {
  const keys = Object.keys(Object(value) as object);
  return (
    needed.find((key) => !keys.includes(key)) ?? keys.find((key) => ![...needed, ...optional].includes(key))
  );
};

const isDay = (text: unknown): boolean =>
  isText(text) && /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

const forms: Readonly<Record<string, Form>> = {
  'x-sunset': (value) => {
    if (oddKey(value, ['date'], ['successor'])) return 'needs "date" and may have "successor", nothing else';
    const { date, successor = 'none' } = value as { date: unknown; successor?: unknown };
    if (!isDay(date)) return `needs a day such as '2027-02-01' as "date", in quotes`;
    if (!isText(successor) || !(successorName.test(successor) || sentence.test(successor)))
      return 'needs a name as "successor", such as getCart or carts-v2.getCart, or a sentence that ends with a full stop';
    return undefined;
  },
  'x-projection': (value) => {
    if (oddKey(value, ['fields', 'entity'])) return 'needs "fields" and "entity", nothing else';
    const { fields, entity } = value as { fields: unknown; entity: unknown };
    if (!isText(fields) || !pathOfMembers.test(fields))
      return 'needs as "fields" the member of the query or the body that lists them';
    if (!isText(entity) || !pathOfEntity.test(entity))
      return 'needs as "entity" a path in the response, such as product or products[]';
    return undefined;
  },
  'x-revision': (value) =>
    isText(value) && pathOfMembers.test(value)
      ? undefined
      : 'needs the path of the revision in the body, such as ticketDefinition.revision',
  'x-only-with': (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((name) => isText(name) && /^[A-Z][A-Z\d_]*$/.test(name)) &&
    new Set(value).size === value.length
      ? undefined
      : 'needs a list of distinct values of the fields, such as [CURRENCY]',
};

/**
 * Checks the place and the form of the extensions for ends, projections and revisions.
 * @throws Problem with the file and the line of the first wrong extension.
 */
export const checkExtensionForms = (file: Source, schemas: readonly Place[]): void => {
  for (const [kind, { node, path }] of [
    ...callsOf(file.value, 'paths').map((place) => ['operation', place] as const),
    ...callsOf(file.value, 'webhooks').map((place) => ['notification', place] as const),
    ...schemas.map((place) => [isProperty(place.path) ? 'property' : 'schema', place] as const),
  ])
    for (const [key, value] of Object.entries(node)) check(file, kind, [...path, key], key, value);
  for (const { node, path } of schemas) checkNotRequired(file, node, path);
};

const check = (file: Source, kind: Kind, path: Path, key: string, value: unknown): void => {
  const allowed = places[key];
  const isSchema = kind === 'property' || kind === 'schema';
  if (!allowed) {
    // Unknown extensions of an operation are reported with its name, after bundling.
    if (!isSchema || !key.startsWith('x-')) return;
    const known = Object.keys(places).filter((name) => places[name]?.includes('property'));
    throw file.problem(path, `"${key}" is not an extension of a schema. Known: ${known.join(', ')}.`);
  }
  if (!allowed.includes(kind))
    throw file.problem(path, `"${key}" belongs to ${allowed.map((one) => article[one]).join(' or ')}.`);
  const wrong = forms[key]?.(value);
  if (wrong) throw file.problem(path, `"${key}" ${wrong} (see spec/README.md).`);
};

const article: Readonly<Record<Kind, string>> = {
  operation: 'an operation',
  notification: 'a notification',
  property: 'a property of a schema',
  schema: 'a schema',
};

const isProperty = (path: Path): boolean => path.at(-2) === 'properties';

/** A member that responses have only on request may be absent, so `required` must not list it. */
const checkNotRequired = (file: Source, node: Place['node'], path: Path): void => {
  const required = [node['required']].flat();
  for (const [name, property] of Object.entries(Object(node['properties']) as Record<string, unknown>))
    if ('x-only-with' in (Object(property) as object) && required.includes(name))
      throw file.problem(
        [...path, 'required'],
        `"${name}" has "x-only-with", so it may be absent. Remove it from "required".`,
      );
};

const callsOf = (root: unknown, part: 'paths' | 'webhooks'): Place[] => {
  const items = Object(Reflect.get(Object(root) as object, part)) as Record<string, unknown>;
  return Object.entries(items).flatMap(([name, item]) =>
    Object.entries(Object(item) as Record<string, unknown>)
      .filter(([method]) => methods.includes(method))
      .map(([method, node]) => ({
        node: Object(node) as Record<string, unknown>,
        path: [part, name, method],
      })),
  );
};
