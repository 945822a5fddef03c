import type { Place } from './walk.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * Checks that each message is JSON and has a named example, which the reference, the sandbox and the tests use.
 * @throws Problem with the file and the line of the first message that does not.
 */
export const checkMessages = (file: YamlFile, messages: readonly Place[]): void => {
  for (const { node, path } of messages) {
    const type = String(path.at(-1));
    if (type !== 'application/json')
      throw file.problem(path, `a body must be "application/json"; the generators ignore "${type}".`);
    if (Object.keys(Object(node['examples']) as object).length === 0)
      throw file.problem(
        path,
        `${ownerOf(path)} needs a named example under "examples", with believable data.`,
      );
  }
};

const ownerOf = (path: Place['path']): string => {
  const status = path.indexOf('responses');
  if (path.includes('requestBody') || path.includes('requestBodies')) return 'the body of a request';
  return status >= 0 ? `the response "${String(path[status + 1])}"` : 'a message';
};
