import type { Options } from 'orval';
import type { Description, Operation, OwnerOf } from './scripts/generate/description.ts';
import { withEnds, withPlainReferences } from './scripts/generate/ends.ts';
import { forMocks } from './scripts/generate/mock-schemas.ts';
import { operationsClient } from './scripts/generate/operations-client.ts';
import { withRestFields } from './scripts/generate/open-objects.ts';
import { withPatternFields } from './scripts/generate/pattern-fields.ts';
import { queriesClient } from './scripts/generate/queries-client.ts';
import type { StandIns } from './scripts/generate/stand-ins.ts';
import { forTypes } from './scripts/generate/type-schemas.ts';

/** One service as `npm run generate` hands it over: everything below is derived from its description. */
export interface OrvalInput {
  readonly name: string;
  readonly description: Description;
  /** The description for the zod schemas. */
  readonly answers: Description;
  readonly operations: readonly Operation[];
  readonly ownerOf: OwnerOf;
  readonly folder: string;
  /** Words for the texts that orval would have to quote. */
  readonly standIns: StandIns;
}

/** The settings by which orval writes imports; a project that generates elsewhere may have others. */
const tsconfig = { compilerOptions: { module: 'nodenext', allowImportingTsExtensions: true } } as const;

/** The named fetchers with their model and their queries, the mocks and the zod schemas of one service. */
export const orvalOutputs = ({
  name,
  description,
  answers,
  operations,
  ownerOf,
  folder,
  standIns,
}: OrvalInput): Record<'operations' | 'mocks' | 'zod', Options> => {
  const shared = (file: string) => ({
    target: `${folder}/${file}.ts`,
    schemas: { path: `${folder}/${file}-model`, importPath: '#model' },
    httpClient: 'axios' as const,
    urlEncodeParameters: true,
    tsconfig,
  });
  // All outputs come from one description: it is valid for all when it is for the first.
  const input = { target: { ...description, info: infoOf(description) }, unsafeDisableValidation: true };
  const read = (transform: <Given extends object>(given: Given) => Given) => ({
    transformer: <Given extends object>(given: Given): Given => standIns.hidden(transform(given)),
  });
  return {
    operations: {
      input: { ...input, override: read(forTypes), unsafeDisableValidation: false },
      output: {
        ...shared('operations'),
        client: () => queriesClient(name, operations, ownerOf),
        override: { enumGenerationType: 'union' },
      },
    },
    mocks: {
      input: { ...input, override: read((given) => withPlainReferences(forMocks(given))) },
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
      input: {
        ...input,
        target: { ...answers, info: infoOf(answers) },
        override: read((given) => withPlainReferences(withEnds(withRestFields(withPatternFields(given))))),
      },
      output: {
        target: `${folder}/zod.ts`,
        client: 'zod',
        override: { zod: { version: 4, variant: 'mini', generateReusableSchemas: true } },
      },
    },
  };
};

/** The title, in words: orval writes it into the name of a function. */
const infoOf = ({ info }: Description & { readonly info?: { readonly title?: unknown } }) => ({
  title:
    (typeof info?.title === 'string' ? info.title : '').replaceAll(/[^A-Za-z\d]+/g, ' ').trim() || 'Backend',
  version: '1.0.0',
});

/** Code that makes a value, as a function that orval writes into the mocks, whatever a bundler did to this file. */
const code = (text: string): (() => void) =>
  Object.assign(() => undefined, { toString: () => `() => ${text}` });

/** faker cannot make a string from a pattern with anchors, classes or groups: the description names a format. */
const mockFormats = {
  'currency-code': code('faker.finance.currencyCode()'),
  'country-code': code('faker.location.countryCode()'),
  decimal: code('faker.commerce.price()'),
  'base64-text': code('btoa(faker.lorem.sentence())'),
  time: code('faker.date.past().toISOString().slice(11, 19)'),
  hostname: code('faker.internet.domainName()'),
  rate: code('faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2)'),
};
