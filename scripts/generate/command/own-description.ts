import { checkMethods, methods } from '../operation-checks.ts';
import type { Description, OperationNode } from '../nodes.ts';
import type { Source } from '../sources/yaml-file.ts';
import { isNode } from '../reached.ts';
import { joined, Lifted, withTypeNames } from './own-names.ts';
import { ownOperation } from './own-operation.ts';

const besideOperations = [...methods, 'parameters', 'summary', 'description'];

/** Whether the generators read a member of a description. */
const isRead = (key: string): boolean => ['openapi', 'info'].includes(key) || key.startsWith('x-');

/** The components to which the operations of {@link ownOperation} may refer. */
const kinds = ['parameters', 'requestBodies', 'responses', 'headers', 'examples'];

/**
 * A bundled description that is not the project's, in the form that the generators read. Webhooks, callbacks, links and
 * security schemes are left out.
 * @throws Problem with file, line and excerpt of the first form that cannot be expressed.
 */
export const ownDescription = (source: Source): Description => {
  checkVersion(source);
  const problem: Source['problem'] = (path, sentence) => source.problem(path, sentence);
  const { webhooks: _, ...given } = source.value as Description;
  const description = withTypeNames(given, problem);
  const lifted = new Lifted(description.components?.['schemas']);
  const paths = Object.entries(description.paths ?? {}).map(([path, item]) => {
    const odd = Object.keys(item).find((key) => !besideOperations.includes(key) && !key.startsWith('x-'));
    if (odd !== undefined)
      throw problem(
        ['paths', path, odd],
        `"${odd}" of a path cannot be expressed. Known: ${besideOperations.join(', ')}.`,
      );
    checkMethods(path, Object.fromEntries(Object.entries(item).filter(([key]) => !key.startsWith('x-'))));
    const calls = methods
      .filter((method) => method in item)
      .map((method) => [
        method,
        ownOperation({
          description,
          path,
          method,
          node: item[method] as OperationNode,
          shared: item.parameters,
          lifted,
          problem,
        }),
      ]);
    return withPathNames(path, Object.fromEntries(calls) as Record<string, OperationNode>);
  });
  const operations = Object.values(Object.fromEntries(paths)).flatMap((item) => Object.values(item));
  if (operations.length === 0) throw problem(['paths'], 'the description has no operation.');
  checkComponents(given, problem);
  const others = Object.entries(description.components ?? {}).filter(([kind]) => kinds.includes(kind));
  return {
    ...Object.fromEntries(Object.entries(description).filter(([key]) => isRead(key))),
    paths: Object.fromEntries(paths) as NonNullable<Description['paths']>,
    components: { ...Object.fromEntries(others), schemas: lifted.schemas() },
  };
};

/** @throws Problem for a component with a name that a reference cannot have. */
const checkComponents = ({ components = {} }: Description, problem: Source['problem']): void => {
  for (const kind of kinds)
    for (const name of Object.keys(components[kind] ?? {}))
      if (!/^[\w.-]+$/.test(name))
        throw problem(
          ['components', kind, name],
          `${JSON.stringify(name)} cannot be the name of a component: use letters, digits, ".", "-" and "_".`,
        );
};

/** Path parameters whose names are names of variables: `{user-id}` becomes `{userId}`. */
const withPathNames = (
  path: string,
  item: Record<string, OperationNode>,
): [string, Record<string, OperationNode>] => {
  const nameOf = (name: string): string => {
    if (/^[A-Za-z_]\w*$/.test(name)) return name;
    const word = joined(name);
    return word.charAt(0).toLowerCase() + word.slice(1);
  };
  const renamed = Object.entries(item).map(([method, operation]) => [
    method,
    {
      ...operation,
      parameters: (operation.parameters ?? []).map((one) =>
        'in' in one && one.in === 'path' ? { ...one, name: nameOf(one.name) } : one,
      ),
    },
  ]);
  return [
    path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => `{${nameOf(name)}}`),
    Object.fromEntries(renamed) as Record<string, OperationNode>,
  ];
};

const checkVersion = (source: Source): void => {
  const { openapi, swagger } = (isNode(source.value) ? source.value : {}) as Record<string, unknown>;
  if (typeof openapi === 'string' && /^3\.1(\.\d+)?$/.test(openapi)) return;
  const version = openapi ?? swagger;
  throw version === undefined
    ? source.problem([], 'this is not a description: "openapi: 3.1.0" is missing.')
    : source.problem(
        [openapi === undefined ? 'swagger' : 'openapi'],
        `only OpenAPI 3.1 can be read, not ${JSON.stringify(version)}.`,
      );
};
