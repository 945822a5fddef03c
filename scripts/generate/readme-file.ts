/** `generated/README.md`. */
export const readme = (
  services: readonly string[],
): string => `<!-- Generated from redocly.yaml by \`npm run generate\`. -->
<!-- Do not edit: change scripts/generate/readme-file.ts and run it again. -->
<!-- How it is made: this page -->

# Generated code

Everything in this folder is written by \`npm run generate\` from the descriptions in \`spec/\`. No file is edited by
hand. If something here is wrong, correct the description, \`orval.config.ts\` or \`scripts/generate/\`.

One folder for each service: ${services.map((name) => `\`${name}\``).join(', ')}.

| File | Made by | What it is |
|---|---|---|
| \`openapi.yaml\` | redocly | the description in one file; shipped as \`vitrine/spec/<service>.yaml\` |
| \`paths.ts\` | openapi-typescript | the types of the openapi-fetch client |
| \`types.ts\` | orval, scripts/generate/types-file.ts | a type for each message |
| \`operations.ts\` | orval, scripts/generate/operations-client.ts | a named fetcher for each call |
| \`hooks.ts\` | orval, scripts/generate/hooks-client.ts | React Query hooks, options and keys |
| \`fakes.ts\`, \`mocks.ts\` | orval | seeded answers and MSW handlers |
| \`zod.ts\` | orval | zod (mini) schemas |
| \`facts.ts\` | scripts/generate/facts-file.ts | method, path, repeat class, identity and error codes of each call |
| \`advice.ts\` | scripts/generate/errors-file.ts | the advice of \`spec/errors.yaml\` on the error codes of these calls |
| \`openapi.ts\` | scripts/generate/openapi-file.ts | the entry \`vitrine/<service>/openapi\`: the openapi-fetch client, for \`createClient({ services })\` |
| \`contract.ts\` | scripts/generate/contract-file.ts | facts, schemas and mock of each call, for the sandbox |
| \`index.ts\` | scripts/generate | the entry \`vitrine/<service>\` |

\`services.ts\` holds the names of the services, \`platform-hosts.ts\` the path prefixes on the platform's own sites, \`contracts.ts\` the contracts of all services,
\`operations.tsv\` every operation in one line: who may call, paging, idempotency, error codes, hook, the specification's point, \`errors.ts\` the advice of \`spec/errors.yaml\` that every client may need, \`refusals.ts\` the refusal that each code stands in, for the sandbox.
`;
