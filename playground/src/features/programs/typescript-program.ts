import { clientCode, clientImports, type ProgramSite } from './client-code.ts';
import { literal } from './literal.ts';
import type { ProgramCall } from './program-call.ts';

/** The arguments of a call as code, without its options; trailing absent ones are `undefined` if `isWhole`. */
export const argumentsOf = (
  { operation, inPath, body, params }: ProgramCall,
  isWhole: boolean,
): readonly string[] => {
  const { hasBody, hasQuery, defaulted } = operation;
  return [
    ...inPath.filter(([name]) => !defaulted.includes(name)).map(([, value]) => literal(value)),
    ...(hasBody ? [literal(body ?? {})] : []),
    ...(hasQuery && (params || isWhole) ? [literal(params)] : []),
  ];
};

/** A call with its arguments: in one line, or one argument a line if there are several and one of them is long. */
export const callCode = (name: string, args: readonly string[]): string =>
  args.length > 1 && args.some((arg) => arg.includes('\n'))
    ? `${name}(\n${args.map((arg) => `  ${arg.replaceAll('\n', '\n  ')},\n`).join('')})`
    : `${name}(${args.join(', ')})`;

/** A whole program in TypeScript that makes a call. */
export const typescriptProgram = (call: ProgramCall, site: ProgramSite): string => {
  const { id, service } = call.operation;
  return `${clientImports(site)}import { ${id} } from 'vitrine/${service}';

${clientCode(site, 'server')}
const response = await ${callCode(id, [...argumentsOf(call, true), '{ client }'])};
console.log(response);
`;
};
