import { expect, test } from 'vitest';
import { CountEventsByStatusResponse, RichContent, RichContentInput } from '../../generated/events-v3/zod.ts';
import { withRestFields } from './open-objects.ts';

const richContent = {
  nodes: [
    { type: 'HEADING', headingData: { level: 2 }, nodes: [{ type: 'TEXT', textData: { text: 'Strings' } }] },
  ],
  documentStyle: { paragraph: { decorations: [{ type: 'COLOR', colorData: { foreground: '#123456' } }] } },
};

test.each([
  ['of an event', RichContent],
  ['in a request', RichContentInput],
])('a zod schema keeps the data of every node and decoration in rich content %s', (_, schema) => {
  expect(schema.parse(richContent)).toEqual(richContent);
});

test('a zod schema keeps counts of unlisted values, and checks that they are numbers', () => {
  const counted = (counts: object) => ({ facets: { status: { counts } } });
  const counts = { SCHEDULED: 2, DRAFT: 1 };
  expect(CountEventsByStatusResponse.parse(counted(counts))).toEqual(counted(counts));
  expect(CountEventsByStatusResponse.safeParse(counted({ DRAFT: 'one' })).success).toBe(false);
});

test('an open object inside another schema is rejected, because its zod schema would drop members', () => {
  const inner = { type: 'object', properties: { id: {} }, additionalProperties: true };
  const schemas = { Outer: { type: 'object', properties: { inner } } };
  expect(() => withRestFields({ components: { schemas } })).toThrow(
    'An object with both "properties" and "additionalProperties" must be a named component (in Outer).',
  );
});
