import { expect, test } from 'vitest';
import { endingFieldsOf } from './ending-fields.ts';

const sunset = (date: string) => ({ type: 'string', 'x-sunset': { date } });

test('the fields with an announced end are named by their paths, except for required fields', () => {
  const schemas = {
    Answer: {
      properties: {
        lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
        note: sunset('2026-01-01'),
      },
    },
    Line: {
      required: ['code'],
      properties: {
        id: sunset('2026-05-01'),
        code: sunset('2026-05-01'),
        line: { $ref: '#/components/schemas/Line' },
      },
    },
  };
  expect(endingFieldsOf({ components: { schemas } }, 'Answer')).toEqual([
    ['lines[].id', '2026-05-01'],
    ['note', '2026-01-01'],
  ]);
  expect(endingFieldsOf({}, undefined)).toEqual([]);
});
