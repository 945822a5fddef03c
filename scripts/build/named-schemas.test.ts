import { expect, test } from 'vitest';
import { withNamedSchemas } from './named-schemas.ts';

const image = `zod.ZodMiniObject<{
    url: zod.ZodMiniString<string>;
    altText: zod.ZodMiniOptional<zod.ZodMiniString<string>>;
}, zod.core.$strip>`;
const within = image.replaceAll('\n', '\n    ');

test('a nested schema is referenced by its name, and written out once', () => {
  const text = `import * as zod from 'zod/mini';
export declare const Image: ${image};
export type Image = zod.input<typeof Image>;
export declare const Product: zod.ZodMiniObject<{
    media: zod.ZodMiniArray<${within}>;
}, zod.core.$strip>;
`;
  const short = withNamedSchemas(text);
  expect(short).toContain('media: zod.ZodMiniArray<typeof Image>;');
  expect(short.match(/altText/g)).toHaveLength(1);
});

test('the second of two equal schemas has the type of the first', () => {
  const text = `export declare const A: ${image};\nexport declare const B: ${image};\n`;
  expect(withNamedSchemas(text).split('\n').at(-2)).toBe('export declare const B: typeof A;');
});

test('a schema that only begins like another schema keeps its own text', () => {
  const more = image.replace('}, zod', '    height: zod.ZodMiniInt;\n}, zod');
  const text = `export declare const A: ${image};\nexport declare const B: ${more};\n`;
  expect(withNamedSchemas(text)).toContain('height: zod.ZodMiniInt');
  expect(withNamedSchemas(text)).not.toContain('typeof');
});

test('a member whose name begins with a keyword does not end its schema', () => {
  const order = image.replace('}, zod', '    imported: zod.ZodMiniBoolean<boolean>;\n}, zod');
  const text = `export declare const A: ${order};\nexport declare const B: zod.ZodMiniObject<{\n    a: ${order};\n}, zod.core.$strip>;\n`;
  expect(withNamedSchemas(text)).toContain(
    'export declare const B: zod.ZodMiniObject<{\na: typeof A;\n}, zod.core.$strip>;',
  );
});
