import type { Operation, Parameter } from './description.ts';
import { pascal } from './names.ts';

/** `contract.ts` of a service: schemas and mock of each operation, for the sandbox and the contract tests. */
export const contractFile = (service: string, operations: readonly Operation[]): string => {
  const entries = operations.map((operation) => entry(operation));
  return `import { facts } from './facts.ts';
import * as fakes from './fakes.ts';
import * as mocks from './mocks.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages and their generated mocks. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
${entries.join('\n')}
};
`.replace(
    entries.some((text) => text.includes('fakes.')) ? '' : "import * as fakes from './fakes.ts';\n",
    '',
  );
};

const entry = (operation: Operation): string => {
  const { id, body, pathParameters, queryParameters, responses } = operation;
  const name = pascal(id);
  const success = responses['200'];
  const answers = Object.entries(responses).map(
    ([status, schema]) => `${status}: ${schema ? `zod.${schema}` : 'undefined'}`,
  );
  return `  ${id}: {
    id: '${id}',
    ...facts.operations.${id},
    service: facts.service,
    params: ${pathParameters.length > 0 ? `zod.${name}Params` : 'undefined'},
    query: ${queryParameters.length > 0 ? `zod.${name}QueryParams` : 'undefined'},
    queryTypes: { ${queryParameters.map((parameter) => `${JSON.stringify(parameter.name)}: '${typeOf(parameter)}'`).join(', ')} },
    body: ${body ? `zod.${body}` : 'undefined'},
    responses: { ${answers.join(', ')} },
    mock: mocks.get${name}MockHandler,
    fake: ${success ? `fakes.get${name}ResponseMock` : 'undefined'},
  },`;
};

const typeOf = ({ schema }: Parameter): string => {
  const type = Array.isArray(schema?.type) ? schema.type.find((kind) => kind !== 'null') : schema?.type;
  return type ?? 'string';
};
