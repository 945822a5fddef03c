import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeOf } from './notices.ts';

const project = join(import.meta.dirname, '../..');

test.each([
  ['minisearch', /MIT License|Permission is hereby granted, free of charge/],
  ['openapi-fetch', /Permission is hereby granted, free of charge/],
  ['@fontsource-variable/instrument-sans', /SIL OPEN FONT LICENSE Version 1\.1/],
])('the notice of %s has its version and the text of its license, in one comment', (name, license) => {
  const notice = noticeOf(project, name);
  expect(notice).toMatch(new RegExp(`^/\\*! ${name} \\d+\\.\\d+\\.\\d+\\n`));
  expect(notice).toMatch(/Copyright/);
  expect(notice).toMatch(license);
  expect(notice.indexOf('*/')).toBe(notice.length - '*/\n'.length);
});
