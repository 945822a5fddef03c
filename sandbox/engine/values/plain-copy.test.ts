import { expect, test } from 'vitest';
import { plainCopy } from './plain-copy.ts';

test('a plain copy is equal and shares nothing, with any names of members', () => {
  const original: unknown = JSON.parse('{"a":[1,{"b":null}],"__proto__":{"polluted":true},"c":"d"}');
  const copy = plainCopy(original);
  expect(copy).toEqual(original);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(original));
  expect(Reflect.get(Object(copy), 'polluted')).toBeUndefined();
  const list = Reflect.get(Object(copy), 'a') as unknown[];
  expect(list).not.toBe(Reflect.get(Object(original), 'a'));
  expect(list[1]).not.toBe((Reflect.get(Object(original), 'a') as unknown[])[1]);
});
