import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('reads a configuration and removes the trailing slash of the address', () => {
  expect(parseConfig({ sandboxUrl: 'http://localhost:4010/', clientId: 'app', ownerKey: 'key' })).toEqual({
    sandboxUrl: 'http://localhost:4010',
    clientId: 'app',
    ownerKey: 'key',
  });
});

test('names the missing field', () => {
  expect(() => parseConfig({ clientId: 'app' })).toThrow('sandboxUrl');
  expect(() => parseConfig({ sandboxUrl: 'nowhere', clientId: 'app' })).toThrow('sandboxUrl');
  expect(() => parseConfig({ sandboxUrl: 'http://localhost:4010' })).toThrow('clientId');
  expect(() => parseConfig({ sandboxUrl: 'http://localhost:4010', clientId: 'app' })).toThrow('ownerKey');
  expect(() => parseConfig(null)).toThrow('sandboxUrl');
});
