import { expect, test } from 'vitest';
import { ends } from './ends.ts';

const sunset = { 'x-sunset': { date: '2027-02-01', successor: 'getCartV2' } };
const told = (kind: string) =>
  `The platform has announced the end of this ${kind} for 2027-02-01; its successor is \`getCartV2\`.`;

test('a call, a notification and a field with an end are deprecated, and their descriptions name the end', () => {
  const [call, notification, field, other] = [
    { ...sunset, description: 'Returns the cart.\n' },
    { ...sunset, description: 'The cart changed.' },
    { ...sunset },
    { description: 'Its lines.' },
  ];
  const { Paths, WebhooksMap, SchemaProperties } = ends();
  Paths.Operation(call);
  WebhooksMap.Operation(notification);
  SchemaProperties({ field, other });
  expect(call).toEqual({
    ...sunset,
    deprecated: true,
    description: `Returns the cart.\n\n${told('call')}`,
  });
  expect(notification).toMatchObject({ description: `The cart changed.\n\n${told('notification')}` });
  expect(field).toEqual({ ...sunset, deprecated: true, description: told('field') });
  expect(other).toEqual({ description: 'Its lines.' });
});

test('the descriptions in a shared file name the end once', () => {
  const field = { ...sunset };
  for (let visit = 0; visit < 2; visit++) ends().SchemaProperties({ field });
  expect(field).toMatchObject({ description: told('field') });
});
