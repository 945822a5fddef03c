import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Description } from './description.ts';
import { bareTag } from './ends.ts';
import { patternTypes } from './pattern-fields.ts';
import { readonlyPaths } from './readonly-lists.ts';
import { StandIns } from './stand-ins.ts';
import { forTypes } from './type-schemas.ts';

/**
 * `paths.ts`: the types by path of the openapi-fetch client. Messages are imported from `types.ts`, so each is declared
 * once, and an editor shows its name.
 * @param sent References of the components that callers send.
 */
export const pathsFile = async (description: Description, sent: ReadonlySet<string>): Promise<string> => {
  const standIns = new StandIns(description);
  const given = standIns.hidden(withoutSchemas(forTypes(description)));
  const types = await openapiTypes(given as OpenAPI3, { defaultNonNullable: false });
  return standIns.shown(withNamedMessages(bareTag(patternTypes(readonlyPaths(astToString(types), sent)))));
};

/** The description with empty schemas of components: references still lead to them, but no types are made of them. */
const withoutSchemas = ({ components, ...description }: Description): Description => ({
  ...description,
  components: {
    ...components,
    schemas: Object.fromEntries(Object.keys(components?.['schemas'] ?? {}).map((name) => [name, {}])),
  },
});

/** Types of openapi-typescript that name messages as `types.ts` does, in place of their places in the description. */
export const withNamedMessages = (text: string): string => {
  const names = new Set<string>();
  const code = text
    .replace(/^ {4}schemas: \{\n[^]*?^ {4}\};\n/m, '')
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (_, name: string) => {
      names.add(name);
      return name;
    });
  return names.size > 0
    ? `import type { ${[...names].sort().join(', ')} } from './types.ts';\n\n${code}`
    : code;
};
