import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from './problem.ts';
import { YamlFile } from './sources/yaml-file.ts';

/** The advice for each error. It describes no service, so the manifest does not list it. */
export const errorsFile = 'spec/errors.yaml';

/** One service of the manifest, with the path of its description. */
export interface Service {
  readonly name: string;
  readonly root: string;
}

interface Manifest {
  apis?: Record<string, { root?: string }>;
}

/**
 * The services that redocly.yaml lists, in its order.
 * @throws Problem if the manifest is unreadable, or does not match the files in spec/.
 */
export const readManifest = (project: string): Service[] => {
  const manifest = parseYaml(project, 'redocly.yaml') as Manifest;
  const services = Object.entries(manifest.apis ?? {}).map(([name, { root }]) => ({
    name,
    root: root ?? '',
  }));
  const listed = new Set(services.map(({ root }) => root));
  const missing = specFiles(project).filter((spec) => !listed.has(spec));
  if (missing.length > 0)
    throw new Problem(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not listed in redocly.yaml. ` +
        `Add under "apis": "${basename(missing[0] ?? '', '.yaml')}: { root: ${missing[0]} }".`,
    );
  for (const { name, root } of services)
    if (root !== `spec/${name}.yaml`)
      throw new Problem(
        `redocly.yaml: the service "${name}" must have root spec/${name}.yaml, not "${root}".`,
      );
  return services;
};

const specFiles = (project: string): string[] =>
  readdirSync(join(project, 'spec'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `spec/${name}`)
    .filter((file) => file !== errorsFile)
    .sort();

/**
 * The content of a YAML file of the project.
 * @throws Problem with file, line and excerpt if the text is not valid YAML.
 */
export const parseYaml = (project: string, name: string): unknown => new YamlFile(project, name).value;
