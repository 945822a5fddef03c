import type { Body, Parameter } from './nodes.ts';
import { Problem } from './problem.ts';

/** The methods that a path may have. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'];

const beside = ['parameters', 'summary', 'description'];

/**
 * Rejects unknown methods: the operation of a mistyped method would otherwise be missing.
 * @throws Problem that names the method.
 */
export const checkMethods = (where: string, item: object): void => {
  const odd = Object.keys(item).find((key) => !methods.includes(key) && !beside.includes(key));
  if (odd !== undefined)
    throw new Problem(`${where}: "${odd}" is not a method. Known: ${[...methods, ...beside].join(', ')}.`);
};

/**
 * Checks that the path and the list of parameters name the same path parameters.
 * @throws Problem that names a parameter which only one of them has.
 */
export const checkPathParameters = (where: string, path: string, parameters: readonly Parameter[]): void => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const undeclared = inPath.find((name) => !declared.includes(name));
  if (undeclared !== undefined)
    throw new Problem(
      `${where}: the path has "{${undeclared}}", which "parameters" does not declare. ` +
        `Add "- { name: ${undeclared}, in: path, required: true, schema: { type: string } }".`,
    );
  const unused = declared.find((name) => !inPath.includes(name));
  if (unused !== undefined)
    throw new Problem(`${where}: "parameters" declares "${unused}" in the path, which has no "{${unused}}".`);
};

/**
 * Checks that an operation describes its success response.
 * @throws Problem if it does not.
 */
export const checkAnswers = (where: string, responses: Readonly<Record<string, Body>> = {}): void => {
  if (!Object.keys(responses).some((status) => /^2\d\d$/.test(status)))
    throw new Problem(`${where}: "responses" has no success response, such as "'200'".`);
};
