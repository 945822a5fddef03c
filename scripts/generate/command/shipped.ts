import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The shipped descriptions, beside the command in the package; in a clone, the generated ones. */
const packed = fileURLToPath(new URL('../spec', import.meta.url));
const inClone = fileURLToPath(new URL('../../../generated', import.meta.url));

const isPacked = existsSync(packed);

const fileOf = (name: string): string =>
  isPacked ? `${packed}/${name}.yaml` : `${inClone}/${name}/openapi.yaml`;

/** The names of the services of the platform. */
export const shippedNames = (): string[] =>
  (isPacked
    ? readdirSync(packed).map((file) => file.replace('.yaml', ''))
    : readdirSync(inClone).filter((name) => existsSync(fileOf(name)))
  ).toSorted();

/** The description of a service of the platform. */
export const shippedText = (name: string): string => readFileSync(fileOf(name), 'utf8');
