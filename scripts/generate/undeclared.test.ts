import { describe, expect, test } from 'vitest';
import { withUndeclared } from './undeclared.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const body = (name: string) => ({ content: { 'application/json': { schema: reference(name) } } });
const open = (name: string) => ({ anyOf: [reference(name), reference('Undeclared')] });
const object = (properties: object) => ({ type: 'object', properties });

const lamps = object({ color: reference('Color'), bulb: reference('Bulb') });
const schemas = {
  Color: { type: 'string', enum: ['RED', 'BLUE'] },
  Lamp: object({
    color: { ...reference('Color'), readOnly: true },
    others: { type: 'array', items: reference('Color') },
    bulb: reference('Bulb'),
    name: { type: 'string' },
  }),
  Bulb: object({ color: reference('Color') }),
  LampChanges: lamps,
  Notice: object({ color: reference('Color') }),
};
const opened = withUndeclared({
  paths: {
    '/lamps': {
      parameters: [{ name: 'color', in: 'query', schema: reference('Color') }],
      patch: { requestBody: body('LampChanges'), responses: { '200': body('Lamp') } },
    },
  },
  webhooks: { notice: { post: { requestBody: body('Notice') } } },
  components: { schemas },
}).components.schemas;

describe('the enumerations of a description', () => {
  test('allow an undeclared value in a response, and keep the other keywords', () => {
    expect(opened.Lamp.properties).toEqual({
      color: { ...open('Color'), readOnly: true },
      others: { type: 'array', items: open('Color') },
      bulb: reference('Bulb'),
      name: { type: 'string' },
    });
  });

  test('allow an undeclared value in a notification', () => {
    expect(opened.Notice.properties).toEqual({ color: open('Color') });
  });

  test('are closed in a request, and in a part of a response that callers also send', () => {
    expect(opened.LampChanges).toEqual(schemas.LampChanges);
    expect(opened.Bulb).toEqual(schemas.Bulb);
    expect(opened.Color).toEqual(schemas.Color);
  });
});
