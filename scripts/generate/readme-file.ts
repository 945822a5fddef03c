/** `generated/README.md`. */
export const readme = (
  services: readonly string[],
): string => `<!-- Generated from redocly.yaml by \`npm run generate\`. -->
<!-- Do not edit. Change scripts/generate/readme-file.ts, and run it again. -->

# Generated code

\`npm run generate\` writes all files in this folder from the descriptions in \`spec/\`. Do not edit them. To correct a
file, change the description, \`orval.config.ts\` or \`scripts/generate/\`.

There is one folder per service: ${services.map((name) => `\`${name}\``).join(', ')}.

| File | Written by | Content |
|---|---|---|
| \`openapi.yaml\` | redocly | the description in one file; shipped as \`vitrine/spec/<service>.yaml\` |
| \`paths.ts\` | openapi-typescript | the types of the openapi-fetch client |
| \`types.ts\` | orval, scripts/generate/types-file.ts | the types of all messages |
| \`operations.ts\` | orval, scripts/generate/operations-client.ts | one function per call |
| \`queries.ts\` | orval, scripts/generate/queries-client.ts | options of React Query and hooks for each call |
| \`fakes.ts\`, \`mocks.ts\` | orval | seeded responses and MSW handlers |
| \`zod.ts\` | orval | zod (mini) schemas |
| \`facts.ts\` | scripts/generate/facts-file.ts | method, path, repeat class, identity and error codes of each call |
| \`advice.ts\` | scripts/generate/errors-file.ts | the advice of \`spec/errors.yaml\` for the error codes of these calls |
| \`openapi.ts\` | scripts/generate/openapi-file.ts | the entry \`vitrine/<service>/openapi\`: the openapi-fetch client of the service |
| \`contract.ts\` | scripts/generate/contract-file.ts | facts and schemas of each call, for the sandbox |
| \`index.ts\` | scripts/generate | the entry \`vitrine/<service>\` |

These files cover all services:

| File | Content |
|---|---|
| \`shared/types.ts\` | the messages that several services share |
| \`advice.ts\` | the entry \`vitrine/advice\`: the advice of all services on their error codes |
| \`services.ts\` | the names of the services |
| \`ends.ts\` | the announced ends of calls, for the layer \`deprecations()\` |
| \`platform-hosts.ts\` | the path prefixes on the platform's own sites |
| \`contracts.ts\` | the contracts of all services |
| \`facts.ts\` | the facts of all services |
| \`operation-contract.ts\` | the type of a contract |
| \`operations.tsv\` | one line per operation: identities, paging, idempotency, error codes, hook, announced end, specification |
| \`errors.ts\` | the advice of \`spec/errors.yaml\` that any client may need |
| \`refusals.ts\` | the error response of each code, for the sandbox |
`;
