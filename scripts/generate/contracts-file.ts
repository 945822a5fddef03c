import { camel } from './names.ts';

/** `contracts.ts`: the contract of every service, so that a new service reaches the sandbox without an edit. */
export const contractsFile = (services: readonly string[]): string =>
  `${services.map((name) => `import { contract as ${camel(name)} } from './${name}/contract.ts';`).join('\n')}

/** Every operation of every service, by service name and operation id. */
export const contracts = {
${services.map((name) => (name === camel(name) ? `  ${name},` : `  '${name}': ${camel(name)},`)).join('\n')}
} as const;
`;
