import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format } from 'oxfmt';
import type { OwnerOf } from '../description.ts';
import { indexFile } from '../index-file.ts';
import oxfmt from '../oxfmt.json' with { type: 'json' };
import { sentReferences } from '../reached.ts';
import { StandIns } from '../stand-ins.ts';
import { onOneLine } from '../text.ts';
import { writeTypes } from '../types-file.ts';
import { writeService } from '../write-service.ts';
import type { Service } from './describe.ts';
import { withUndefinedMembers } from './exact-optional.ts';

/** The first lines of a generated file. */
const headingOf = (from: string): string =>
  `// Generated from ${onOneLine(from)} by \`npx vitrine generate\`.\n// Do not edit. Change the description, and run the command again.\n`;

/**
 * Writes the code of services into a folder each, and the types that they share.
 * @param looseAnswers Whether the zod schemas of answers read tolerantly.
 * @param ending Ending of the files that imports name: `.js`, `.ts` or none.
 * @throws Problem if orval cannot read a description.
 */
export const writeServices = async (
  draft: string,
  services: readonly Service[],
  ownerOf: OwnerOf,
  ending: string,
  looseAnswers: boolean,
): Promise<void> => {
  const sent = new Set(services.flatMap(({ description }) => [...sentReferences(description)]));
  const standIns = new StandIns(services.map(({ description }) => description));
  for (const { name, from, description, operations } of services) {
    mkdirSync(join(draft, name), { recursive: true });
    const bundle = join(draft, name, 'openapi.yaml');
    const heading = headingOf(from);
    const service = {
      name,
      bundle,
      description,
      operations,
      ownerOf,
      sent,
      webhooks: [],
      looseAnswers,
      heading,
      source: from,
    };
    await writeService(draft, service, standIns);
    writeFileSync(join(draft, name, 'index.ts'), heading + indexFile(operations));
  }
  writeTypes(
    draft,
    services.map(({ name, from }) => ({ name, heading: headingOf(from) })),
    sent,
    headingOf(services.map(({ from }) => from).join(', ')),
  );
  for (const file of readdirSync(draft, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const read = readFileSync(join(draft, file), 'utf8');
    const text = imported(basename(file) === 'zod.ts' ? withUndefinedMembers(read) : read, ending);
    const { code, errors } = await format(file, standIns.shown(text), oxfmt);
    if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${JSON.stringify(errors)}`);
    writeFileSync(join(draft, file), code);
  }
};

/** The code with imports from the package, and with the wanted ending of other imports. */
const imported = (text: string, ending: string): string =>
  text
    .replaceAll(/(['"])\.\.\/\.\.\/src\/react\/[\w-]+\.ts\1/g, "'vitrine/react/generated'")
    .replaceAll(/(['"])\.\.\/\.\.\/src\/(?:core\/)?[\w-]+\.ts\1/g, "'vitrine/generated'")
    .replaceAll(/(\bfrom ['"]\.\.?\/[\w/-]+)\.ts(['"])/g, `$1${ending}$2`);
