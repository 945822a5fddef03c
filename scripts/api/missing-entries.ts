import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A service, and whether it has operations; a description of notifications alone has none. */
interface Described {
  readonly name: string;
  readonly callable: boolean;
}

const code = (folder: string, file: string): object => ({
  types: `./dist/generated/${folder}/${file}.d.ts`,
  default: `./dist/generated/${folder}/${file}.js`,
});

const entriesFor = ({ name, callable }: Described): Record<string, unknown> => ({
  [`./${name}`]: code(name, 'index'),
  ...(callable ? { [`./${name}/openapi`]: code(name, 'openapi') } : {}),
  ...(callable ? { [`./react/${name}`]: code(name, 'queries') } : {}),
  [`./zod/${name}`]: code(name, 'zod'),
  ...(callable ? { [`./mocks/${name}`]: code(name, 'mocks') } : {}),
  [`./spec/${name}.yaml`]: `./dist/spec/${name}.yaml`,
});

/** The lines that the export map of package.json lacks, as they stand in it. */
export const missingEntries = (project: string, services: readonly Described[]): string[] => {
  const { exports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return services
    .flatMap((service) => Object.entries(entriesFor(service)))
    .filter(([entry]) => !(entry in exports))
    .map(
      ([entry, target]) =>
        `    ${JSON.stringify(entry)}: ${JSON.stringify(target, null, 2).replaceAll('\n', '\n    ')},`,
    );
};
