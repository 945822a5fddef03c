import type { Descriptions } from './described.ts';
import type { Operation } from './inventory.ts';

interface SchemaNode {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, SchemaNode>;
}

/** Converts the texts of a query parameter to the type of its schema. */
const typed = (texts: readonly string[], type: unknown): unknown => {
  const [text = ''] = texts;
  if (type === 'array') return texts;
  if (type === 'integer' || type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};

/**
 * The values of a query by name; those of a packed query are read from `.r`. A name with dots is a member of an object:
 * `treeReference.appNamespace`.
 */
const queryOf = (query: URLSearchParams, typeOf: (name: string) => unknown): Record<string, unknown> => {
  const packed = query.get('.r');
  if (packed !== null)
    return JSON.parse(Buffer.from(packed, 'base64url').toString('utf8')) as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  for (const path of new Set(query.keys())) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((object, name) => (object[name] ??= {}) as Record<string, unknown>, values);
    holder[last] = typed(query.getAll(path), typeOf(path));
  }
  return values;
};

/** The values of path parameters, with any prefix before the path. */
const pathOf = (template: string, path: string): Record<string, string> => {
  const names = template.split('/').toReversed();
  const values = path.split('/').toReversed();
  return Object.fromEntries(
    names.flatMap((name, index) =>
      name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(values[index] ?? '')]] : [],
    ),
  );
};

/** Violations of a description by the sent path and query, as sentences. */
export const objectionsToParameters = (
  descriptions: Descriptions,
  { id, service, path }: Operation,
  url: URL,
): string[] => {
  const known = descriptions.parameters(id);
  const memberOf = (schema: object | undefined, name: string): SchemaNode | undefined => {
    const member = (schema as SchemaNode | undefined)?.properties?.[name];
    return member && descriptions.follow(id, member);
  };
  const typeOf = (path: string): unknown => {
    const [wanted, ...names] = path.split('.');
    const schema = known.find(({ name }) => name === wanted)?.schema as SchemaNode | undefined;
    return names.reduce(memberOf, schema)?.type;
  };
  const sent = { path: pathOf(path, url.pathname), query: queryOf(url.searchParams, typeOf) };
  return (['path', 'query'] as const).flatMap((place) => {
    const described = known.filter((parameter) => parameter.in === place);
    const values: Record<string, unknown> = sent[place];
    return [
      ...Object.keys(values)
        .filter((name) => !described.some((parameter) => parameter.name === name))
        .map((name) => `${place} ${name} is not described`),
      ...described.flatMap(({ name, required, schema = {} }) => {
        if (!(name in values)) return required ? [`${place} ${name} is missing`] : [];
        const found = descriptions.objections(service, schema, values[name]);
        return found.map((objection) => `${place} ${name}: ${objection}`);
      }),
    ];
  });
};
