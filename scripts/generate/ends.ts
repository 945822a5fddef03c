import { type Ending, endSentence, successorOf, type Sunset } from '../redocly/ends.ts';
import { YamlFile } from './sources/yaml-file.ts';

export { endSentence, successorOf, type Sunset } from '../redocly/ends.ts';

const kinds: readonly Ending[] = ['call', 'notification', 'field'];

/**
 * The description for the generators of types: an announced end becomes the text of the tag `@deprecated`, in
 * place of the last sentence of a description, so that editors show it beside the struck-through name.
 */
export const withEnds = <Node>(node: Node): Node => withTags(node) as Node;

const withTags = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withTags);
  if (typeof node !== 'object' || node === null) return node;
  const all = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withTags(value)]));
  const sunset = all['x-sunset'] as Sunset | undefined;
  if (!sunset) return all;
  const { description = '', deprecated: _, ...rest } = all;
  if (typeof description !== 'string') return all;
  const end = kinds
    .map((kind) => endSentence(kind, sunset))
    .find((sentence) => description.endsWith(sentence));
  if (!end) return all;
  const before = description.slice(0, -end.length).trim();
  return { ...rest, description: `${before}\n@deprecated ${end}`.trim() };
};

const marks = ['deprecated', 'x-sunset', 'x-only-with'];

/** The description without marks beside references: orval would copy the schema to which such a reference leads. */
export const withPlainReferences = <Node>(node: Node): Node => {
  if (Array.isArray(node)) return node.map(withPlainReferences) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => !('$ref' in node && marks.includes(key)));
  return Object.fromEntries(entries.map(([key, value]) => [key, withPlainReferences(value)])) as Node;
};

/** The text of a type whose comment has only the tag. */
export const bareTag = (text: string): string => text.replaceAll('@description @deprecated', '@deprecated');

interface Ends {
  readonly name: string;
  readonly operations: readonly {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly sunset: Sunset | undefined;
  }[];
}

/**
 * Checks that the successor of each ending operation is an operation. A successor in a service that is not described
 * yet is checked as soon as the service is.
 * @throws Problem with file and line of the first successor that does not exist.
 */
export const checkSuccessors = (project: string, services: readonly Ends[]): void => {
  const all = services.flatMap(({ operations }) => operations.map(({ id }) => id));
  for (const { name: file, operations } of services)
    for (const { id, method, path, sunset } of operations) {
      const { service, name } = (sunset && successorOf(sunset)) ?? {};
      if (name === undefined) continue;
      const place = ['paths', path, method.toLowerCase(), 'x-sunset', 'successor'];
      const stop = (why: string): never => {
        throw new YamlFile(project, `spec/${file}.yaml`).problem(place, `"x-sunset" of "${id}" ${why}`);
      };
      const described = services.find((one) => one.name === service);
      if (name === id) stop('names the operation itself as its successor.');
      if (service && described && !described.operations.some((one) => one.id === name))
        stop(`has the successor "${name}", which spec/${service}.yaml does not have.`);
      if (!service && !all.includes(name))
        stop(
          `has the successor "${name}", which no service has. Write service.${name} for a service that is not ` +
            'described yet, or a sentence.',
        );
    }
};
