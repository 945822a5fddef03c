import { exportMap } from '../export-map.ts';

/** A service, and whether it has operations; a description with notifications only has none. */
interface Described {
  readonly name: string;
  readonly callable: boolean;
}

const code = (folder: string, file: string): string => `./dist/generated/${folder}/${file}.js`;

const entriesFor = ({ name, callable }: Described): Record<string, string> => ({
  [`./${name}`]: code(name, 'index'),
  ...(callable ? { [`./${name}/openapi`]: code(name, 'openapi') } : {}),
  ...(callable ? { [`./react/${name}`]: code(name, 'queries') } : {}),
  [`./zod/${name}`]: code(name, 'zod'),
  ...(callable ? { [`./mocks/${name}`]: code(name, 'mocks') } : {}),
});

/** The missing lines of the export map, in the form that package.json needs. */
export const missingEntries = (project: string, services: readonly Described[]): string[] => {
  const present = exportMap(project);
  return services
    .flatMap((service) => Object.entries(entriesFor(service)))
    .filter(([entry]) => !(entry in present))
    .map(([entry, target]) => `    ${JSON.stringify(entry)}: ${JSON.stringify(target)},`);
};
