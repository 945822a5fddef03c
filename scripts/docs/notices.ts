import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The license of a package as a comment that minifiers keep, for a file that holds code or fonts of the package.
 * @throws Error when the package has no license file.
 */
export const noticeOf = (project: string, name: string): string => {
  const folder = join(project, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.|$)/i.test(one));
  if (!file) throw new Error(`${name} has no license file.`);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const text = readFileSync(join(folder, file), 'utf8').trim().replaceAll('*/', '* /');
  return `/*! ${name} ${version}\n\n${text}\n*/\n`;
};
