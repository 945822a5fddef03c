import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readManifest } from '../generate/manifest.ts';
import { readYaml } from '../read-yaml.ts';

/** Violations of the published OpenAPI 3.1 schema in a description, as sentences; empty when it is valid. */
export const findingsOf = async (description: Record<string, unknown>): Promise<string[]> => {
  const { valid, errors = [] } = await new Validator().validate(description);
  if (valid) return [];
  if (typeof errors === 'string') return [errors];
  return errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
};

/** The violations of the published schema in all bundled descriptions. */
const check = async (project: string): Promise<string[]> => {
  const findings = readManifest(project).map(async ({ name }) => {
    const description = readYaml(join(project, 'generated', name, 'openapi.yaml'));
    const found = await findingsOf(description as Record<string, unknown>);
    return found.map((finding) => `generated/${name}/openapi.yaml: ${finding}`);
  });
  return (await Promise.all(findings)).flat();
};

if (import.meta.main) {
  const findings = await check(join(import.meta.dirname, '../..'));
  if (findings.length > 0) {
    console.error(`Violations of the schema of OpenAPI 3.1 in spec/:\n  ${findings.join('\n  ')}`);
    process.exitCode = 1;
  } else console.log('Every description is valid by the schema of OpenAPI 3.1.');
}
