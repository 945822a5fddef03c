import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkExtensionForms } from './check-extensions.ts';
import { placesOf } from './walk.ts';
import { YamlFile } from './yaml-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a file with one operation, one notification and one schema. */
const check = ({ call = '', notification = '', property = '', schema = '' }): void => {
  writeFileSync(
    join(folder, 'things.yaml'),
    `paths:
  /v1/things:
    parameters: []
    get: { operationId: listThings${call} }
webhooks:
  thingMade:
    post: { operationId: onThingMade${notification} }
components:
  schemas:
    Thing: { type: object${schema}, properties: { price: { type: string${property} } } }
`,
  );
  const file = new YamlFile(folder, 'things.yaml');
  checkExtensionForms(file, placesOf(file.value).schemas);
};

test.each([
  [{ call: ', x-sunset: { date: 2027-02 }' }, /^things\.yaml:4: "x-sunset" needs a day such as '2027-02-01'/],
  [{ call: ", x-sunset: { date: '2027-02-30' }" }, /needs a day/],
  [{ call: ', x-sunset: { successor: getThing }' }, /needs "date" and may have "successor", nothing else/],
  [{ call: ", x-sunset: { date: '2027-02-01', next: getThing }" }, /nothing else/],
  [{ call: ", x-sunset: { date: '2027-02-01', successor: Get thing }" }, /needs a name as "successor"/],
  [{ notification: ', x-sunset: soon' }, /^things\.yaml:7: "x-sunset" needs "date"/],
  [{ property: ', x-sunset: []' }, /^things\.yaml:10: "x-sunset" needs "date"/],
  [
    { schema: ", x-sunset: { date: '2027-02-01' }" },
    /"x-sunset" belongs to an operation or a notification or a property of a schema\./,
  ],
  [{ call: ', x-projection: { fields: fields }' }, /^things\.yaml:4: "x-projection" needs "fields" and "ent/],
  [{ call: ', x-projection: { fields: [a], entity: thing }' }, /needs as "fields" the member/],
  [{ call: ', x-projection: { fields: fields, entity: "things[0]" }' }, /needs as "entity" a path/],
  [
    { property: ', x-projection: { fields: fields, entity: thing }' },
    /"x-projection" belongs to an operation\./,
  ],
  [{ call: ', x-revision: true' }, /^things\.yaml:4: "x-revision" needs the path of the revision/],
  [{ call: ', x-revision: thing/revision' }, /needs the path/],
  [{ property: ', x-only-with: PRICE' }, /^things\.yaml:10: "x-only-with" needs a list of distinct values/],
  [{ property: ', x-only-with: []' }, /needs a list/],
  [{ property: ', x-only-with: [PRICE, PRICE]' }, /needs a list/],
  [{ call: ', x-only-with: [PRICE]' }, /"x-only-with" belongs to a property of a schema\./],
  [
    { property: ', x-only-with: [PRICE]', schema: ', required: [price]' },
    /^things\.yaml:10: "price" has "x-only-with", so it may be absent\. Remove it from "required"\./,
  ],
  [
    { property: ', x-onlywith: [PRICE]' },
    /"x-onlywith" is not an extension of a schema\. Known: x-sunset, x-only-with\./,
  ],
])('%j is refused with its line', (mistake, message) => {
  expect(() => check(mistake)).toThrow(message);
});

test('extensions in the right form pass', () => {
  const end = ", x-sunset: { date: '2027-02-01', successor:";
  expect(() =>
    check({
      call: `${end} things-v2.listThings }, x-projection: { fields: query.fields, entity: "things[].thing" }, x-revision: thing.revision`,
      notification: `${end} The second version of the notification. }`,
      property: `${end} amount }, x-only-with: [PRICE, MERCHANT_DATA]`,
    }),
  ).not.toThrow();
});
