import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const id = 'virtual:operations';
const file = new URL('../../generated/operations.tsv', import.meta.url);

/** The table that `npm run generate` writes, as the panels read it. */
const operations = () => {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const list = (name: string) => cell(name).split(', ').filter(Boolean);
    return {
      service: cell('service'),
      id: cell('operation'),
      method: cell('method'),
      path: cell('path'),
      identities: list('identity'),
      codes: list('errors'),
      hook: cell('hook'),
    };
  });
};

/** Gives `import { operations } from 'virtual:operations'`: every call of the descriptions. */
export const operationTable = (): Plugin => ({
  name: 'playground:operations',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export const operations = ${JSON.stringify(operations())};` : undefined,
});
