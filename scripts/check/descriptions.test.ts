import { expect, test } from 'vitest';
import { findingsOf } from './descriptions.ts';

const description = { openapi: '3.1.1', info: { title: 'T', version: '1.0.0' } };

test('a description with webhooks only is valid', async () => {
  const post = { responses: { 200: { description: 'Received.' } } };
  expect(await findingsOf({ ...description, webhooks: { happened: { post } } })).toEqual([]);
});

test('an unknown member of a description is named with its place', async () => {
  const get = { responses: { 200: { description: 'Fine.', contents: {} } } };
  const findings = await findingsOf({ ...description, paths: { '/x': { get } } });
  expect(findings.join()).toContain('/paths/~1x/get/responses/200');
});

test('a description without an operation, webhook or component is refused', async () => {
  expect(await findingsOf(description)).not.toEqual([]);
});
