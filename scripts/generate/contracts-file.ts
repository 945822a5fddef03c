import { camel } from './names.ts';
import { literal } from './text.ts';

const tableOf = (
  services: readonly string[],
  [name, module]: readonly [string, string],
  rest: string,
): string =>
  `${services.map((service) => `import { ${name} as ${camel(service)} } from ${literal(`./${service}/${module}.ts`)};`).join('\n')}

${rest} {
${services.map((service) => (service === camel(service) ? `  ${service},` : `  ${literal(service)}: ${camel(service)},`)).join('\n')}
} as const;
`;

/** `contracts.ts`: the contracts of all services, for the tests and the tools. */
export const contractsFile = (services: readonly string[]): string =>
  tableOf(
    services,
    ['contract', 'contract'],
    '/** All operations, by service name and operation id. */\nexport const contracts =',
  );

/** `facts.ts`: the facts of all services, so that the sandbox finds the operation of a request. */
export const factsTableFile = (services: readonly string[]): string =>
  tableOf(
    services,
    ['facts', 'facts'],
    '/** The facts about all operations, by service name. */\nexport const facts =',
  );
