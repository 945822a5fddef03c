import type { ProblemAt } from '../description.ts';
import { extensionNames } from '../extensions.ts';
import {
  type Body,
  type Description,
  follow,
  type OperationNode,
  type Parameter,
  type SchemaNode,
} from '../nodes.ts';
import { sameLetters } from '../sources/check-schemas.ts';
import type { Path } from '../sources/yaml-file.ts';
import { functionWord, type Lifted } from './own-names.ts';

/** An operation of a description that is not the project's, with its place. */
export interface Given {
  readonly description: Description;
  readonly path: string;
  readonly method: string;
  readonly node: OperationNode;
  readonly shared: OperationNode['parameters'];
  readonly lifted: Lifted;
  readonly problem: ProblemAt;
}

/** A parameter as OpenAPI has it. */
interface GivenParameter extends Omit<Parameter, 'in'> {
  readonly in: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly content?: object;
}

/** Words of the language, and names that generated code uses for itself. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield
  bindCalls changeHook encodeURIComponent longQuery mergedFields mutationOf options packedQuery paged pagesOf params
  queryOf queryText readHook request requestBody requestOwn suspenseHook typedHook typedSuspenseHook withFieldMask
  withPage`
    .trim()
    .split(/\s+/),
);

const isJson = (type: string): boolean => /^application\/(.+\+)?json\b/i.test(type);

/**
 * An operation in the form that the generators read: defaults for absent extensions, named messages, and one content
 * type for each message.
 * @throws Problem with file, line and excerpt of a form that cannot be expressed.
 */
export const ownOperation = (given: Given): OperationNode => {
  const { node, method, path } = given;
  const place = ['paths', path, method];
  const id = idOf(given, place);
  if ('servers' in node)
    throw given.problem(
      [...place, 'servers'],
      '"servers" of one operation cannot be expressed: hosts() has one address a service.',
    );
  const extensions = Object.entries(node).filter(([name]) => name.startsWith('x-'));
  for (const [name] of extensions) {
    const near = extensionNames.includes(name) ? undefined : sameLetters(name, extensionNames);
    if (near) throw given.problem([...place, name], `"${name}" is not an extension. Did you mean "${near}"?`);
  }
  const body = bodyOf(given, id, [...place, 'requestBody']);
  const all = [...(given.shared ?? []), ...(node.parameters ?? [])].map((one) =>
    follow<GivenParameter>(given.description, one as GivenParameter),
  );
  // A parameter of the operation replaces the parameter of the path with its name.
  const parameters = all.filter(
    (one, at) => !all.some((other, later) => later > at && other.name === one.name && other.in === one.in),
  );
  for (const parameter of parameters) checkParameter(given, parameter, place);
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return {
    operationId: id,
    summary: (node.summary ?? id).replaceAll(/\s+/g, ' ').replace(/\.+\s*$/, ''),
    description: [
      (node.description ?? '').trim(),
      headers.length > 0
        ? `Headers, given as \`headers\` of the options: ${headers.map((name) => `\`${name}\``).join(', ')}.`
        : '',
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
    ...(node.deprecated === true && { deprecated: true }),
    'x-repeat': method === 'get' ? 'read' : 'never',
    'x-identity': [],
    'x-errors': [],
    ...Object.fromEntries(extensions.filter(([name]) => extensionNames.includes(name))),
    parameters: parameters.filter((parameter) => parameter.in !== 'header') as Parameter[],
    ...(body && { requestBody: body }),
    responses: responsesOf(given, id, [...place, 'responses']),
  };
};

/** The operation id as the name of a function; without one, the method and the path. */
const idOf = ({ node, method, path, problem }: Given, place: Path): string => {
  const word = functionWord(node, method, path);
  const id = word.charAt(0).toLowerCase() + word.slice(1);
  if (/^[a-z]\w*$/.test(id) && !reserved.has(id)) return id;
  throw problem(
    [...place, 'operationId'],
    `"${id}" cannot be the name of a function. Choose another operationId.`,
  );
};

const bodyOf = ({ description, node, lifted, problem }: Given, id: string, place: Path): Body | undefined => {
  if (!node.requestBody) return undefined;
  const { content = {}, ...rest } = follow<Body>(description, node.requestBody);
  const types = Object.keys(content);
  const type = types.find(isJson);
  if (types.length === 0) return undefined;
  if (type === undefined)
    throw problem(
      [...place, 'content', types[0] ?? ''],
      `a body of the type "${types[0]}" cannot be sent: the client writes bodies as "application/json".`,
    );
  const schema = lifted.name(content[type]?.schema ?? {}, `${id}-request`);
  return { ...rest, content: { 'application/json': { schema } } };
};

const responsesOf = (
  { description, node, lifted, problem }: Given,
  id: string,
  place: Path,
): Record<string, Body> => {
  const all = Object.entries(node.responses ?? {}).filter(([status]) => !status.startsWith('x-'));
  const odd = all.find(([status]) => !/^([1-5](\d\d|XX)|default)$/i.test(status));
  if (odd)
    throw problem([...place, odd[0]], `${JSON.stringify(odd[0])} is not a status, such as '200' or '4XX'.`);
  const successes = all.filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  // If no status of success is described, the default response is the success.
  const success = successes.length > 0 ? successes : all.filter(([status]) => status === 'default');
  const [first] = success;
  if (!first) throw problem(place, `"${id}" has no success response, such as "'200'".`);
  const entries = all.flatMap(([status, response]): [string, Body][] => {
    const { content = {}, ...rest } = follow<Body>(description, response);
    const types = Object.keys(content);
    const type = types.find(isJson);
    const isSuccess = success.some(([one]) => one === status);
    const name = isSuccess && status === first[0] ? `${id}-response-body` : `${id}-response-${status}`;
    if (type !== undefined) {
      const schema = lifted.name(content[type]?.schema ?? {}, name);
      return [[statusOf(status, isSuccess), { ...rest, content: { 'application/json': { schema } } }]];
    }
    const [other] = isSuccess ? types : [];
    if (other === undefined) return [[statusOf(status, isSuccess), rest]];
    return [[statusOf(status, isSuccess), { ...rest, content: { [other]: { schema: rawSchema(other) } } }]];
  });
  return Object.fromEntries(entries);
};

const statusOf = (status: string, isSuccess: boolean): string =>
  isSuccess && !/^\d+$/.test(status) ? '200' : status;

/** The schema of a body that is not JSON: a text, or a file. */
const rawSchema = (type: string): SchemaNode =>
  type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };

const styles = new Map([
  ['query', 'form'],
  ['path', 'simple'],
]);

const checkParameter = (given: Given, parameter: GivenParameter, place: Path): void => {
  const { description, node, problem } = given;
  const own = (node.parameters ?? []).findIndex(
    (one) => follow<GivenParameter>(description, one as GivenParameter).name === parameter.name,
  );
  const at = own >= 0 ? [...place, 'parameters', own] : ['paths', given.path, 'parameters'];
  const { name, in: where, style, explode, content, schema = {} } = parameter;
  const stop = (why: string): never => {
    throw problem(at, `the parameter "${name}" ${why}`);
  };
  if (where === 'header') return;
  const usual = styles.get(where);
  if (usual === undefined) stop(`is in "${where}", where the client cannot send it.`);
  if (content) stop('has "content", which cannot be expressed. Give it a "schema".');
  if (style !== undefined && style !== usual) stop(`has the style "${style}". The client writes "${usual}".`);
  const list = follow<SchemaNode>(description, schema);
  const isList = [list.type].flat().includes('array');
  const entry = follow<SchemaNode>(description, Object(list['items']) as SchemaNode);
  if (where === 'path' && (isList || isObject(list)))
    stop('is a list or an object in the path, which the client cannot write.');
  if (isList && explode === false)
    stop('is a list with "explode: false". The client repeats the name for each entry.');
  if (isObject(list) || isObject(entry))
    stop(
      'is an object in the query, which the client cannot write. Give each member a parameter of its own.',
    );
};

const isObject = (schema: SchemaNode): boolean =>
  [schema.type].flat().includes('object') || 'properties' in schema;
