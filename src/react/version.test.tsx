import { version } from 'react';
import { version as versionOfDom } from 'react-dom';
import { version as versionOfServer } from 'react-dom/server';
import { expect, test } from 'vitest';

test('the tests of the hooks run with the version of React that their project names', () => {
  const wanted = process.env['VITRINE_REACT'] ?? '19';
  expect([version, versionOfDom, versionOfServer].map((text) => text.split('.')[0])).toEqual(
    Array(3).fill(wanted),
  );
});
