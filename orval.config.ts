import { faker } from '@faker-js/faker';
import type { Options } from 'orval';
import type { Description, ForeignCalls, Operation } from './scripts/generate/description.ts';
import { hooksClient } from './scripts/generate/hooks-client.ts';
import { forMocks } from './scripts/generate/mock-schemas.ts';
import { operationsClient } from './scripts/generate/operations-client.ts';
import { withRestFields } from './scripts/generate/open-objects.ts';
import { withPatternFields } from './scripts/generate/pattern-fields.ts';
import { forTypes } from './scripts/generate/type-schemas.ts';

/** One service as `npm run generate` hands it over: everything below is derived from its description. */
export interface OrvalInput {
  readonly name: string;
  readonly description: Description;
  readonly operations: readonly Operation[];
  readonly foreign: ForeignCalls;
  readonly folder: string;
}

/** The named fetchers with their model, the hooks, the mocks and the zod schemas of one service. */
export const orvalOutputs = ({
  name,
  description,
  operations,
  foreign,
  folder,
}: OrvalInput): Record<'operations' | 'hooks' | 'mocks' | 'zod', Options> => {
  const shared = (file: string) => ({
    target: `${folder}/${file}.ts`,
    schemas: { path: `${folder}/${file}-model`, importPath: '#model' },
    httpClient: 'axios' as const,
    urlEncodeParameters: true,
    tsconfig: 'tsconfig.json',
  });
  // Only gives hooks the option `request`: the call that orval writes around it is replaced (hooks-client.ts).
  const mutator = { path: 'src/react/binding.ts', name: 'calledBy' };
  // All outputs come from one description: it is valid for all when it is for the first.
  const input = { target: { ...description }, unsafeDisableValidation: true };
  const typed = { ...input, override: { transformer: forTypes } };
  return {
    operations: {
      input: { ...typed, unsafeDisableValidation: false },
      output: {
        ...shared('operations'),
        client: () => operationsClient(name, operations),
        override: { enumGenerationType: 'union' },
      },
    },
    hooks: {
      input: typed,
      output: {
        ...shared('hooks'),
        client: (clients) => hooksClient(clients, operations, foreign),
        override: {
          enumGenerationType: 'union',
          mutator,
          query: {
            version: 5,
            useSuspenseQuery: true,
            usePrefetch: true,
            useInvalidate: true,
            // Without it a key made without a request ends in undefined and matches no cached query.
            shouldFilterQueryKey: true,
            queryOptions: { path: 'src/react/binding.ts', name: 'withQueryPolicy', useHooks: false },
            mutationInvalidates: operations
              .filter(({ invalidates }) => invalidates.length > 0)
              .map(({ id, invalidates }) => ({ onMutations: [id], invalidates: [...invalidates] })),
          },
          operations: Object.fromEntries(
            operations
              .filter(({ method, repeat }) => (method === 'GET') !== (repeat === 'read'))
              .map(({ id, repeat }) => [id, { query: repeat === 'read' ? asQuery : asMutation }]),
          ),
        },
      },
    },
    mocks: {
      input: { ...input, override: { transformer: forMocks } },
      output: {
        ...shared('mocks'),
        mode: 'split',
        client: () => operationsClient(name, operations),
        mock: { generators: [{ type: 'msw' }, { type: 'faker', locale: 'en' }] },
        override: {
          enumGenerationType: 'union',
          mock: { required: true, arrayMax: 3, format: mockFormats },
        },
      },
    },
    zod: {
      input: { ...input, override: { transformer: (given) => withRestFields(withPatternFields(given)) } },
      output: {
        target: `${folder}/zod.ts`,
        client: 'zod',
        override: { zod: { version: 4, variant: 'mini', generateReusableSchemas: true } },
      },
    },
  };
};

/** A POST that only reads. */
const asQuery = { useQuery: true, useSuspenseQuery: true, useMutation: false };

/** A GET that does something, such as signing out: a component that appears must not send it. */
const asMutation = {
  useQuery: false,
  useSuspenseQuery: false,
  usePrefetch: false,
  useInvalidate: false,
  useMutation: true,
};

/** faker cannot make a string from a pattern with anchors, classes or groups: the description names a format. */
const mockFormats = {
  'currency-code': () => faker.finance.currencyCode(),
  'country-code': () => faker.location.countryCode(),
  decimal: () => faker.commerce.price(),
  'base64-text': () => btoa(faker.lorem.sentence()),
  rate: () => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2),
};
