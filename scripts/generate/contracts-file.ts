import { camel } from './names.ts';

/** `contracts.ts`: the contracts of all services, so that the sandbox serves a new service without an edit. */
export const contractsFile = (services: readonly string[]): string =>
  `${services.map((name) => `import { contract as ${camel(name)} } from './${name}/contract.ts';`).join('\n')}

/** All operations, by service name and operation id. */
export const contracts = {
${services.map((name) => (name === camel(name) ? `  ${name},` : `  '${name}': ${camel(name)},`)).join('\n')}
} as const;
`;
