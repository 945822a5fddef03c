import { parse } from 'yaml';
import { operationsOf, webhooksOf } from '../generate/description.ts';
import type { Description } from '../generate/nodes.ts';
import type { ServiceChange } from './change.ts';
import { compare } from './compare.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/** A path with one operation. */
export const openPath = `  /v1/open:
    get:
      operationId: open
      x-identity: []
      x-errors: []
      x-repeat: read
      responses:
        '200': { description: Nothing. }
`;

/** A description with one instance of each thing that the comparison checks. */
export const yaml = `
paths:
  /v1/things/{id}:
    get:
      operationId: getThing
      x-identity: [visitor, member]
      x-errors: [THING_GONE, THING_SHY]
      x-repeat: read
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: fields, in: query, schema: { type: string, maxLength: 20 } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /v1/things:
    post:
      operationId: createThing
      x-identity: [owner, app]
      x-errors: []
      x-repeat: adds
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/NewThing' } } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
${openPath}webhooks:
  thing_created:
    post:
      operationId: onThingCreated
      x-kind: created
      x-permission: THINGS.READ
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Created' } } } }
components:
  schemas:
    NewThing:
      type: object
      required: [name]
      properties:
        name: { type: string, maxLength: 50 }
        color: { $ref: '#/components/schemas/Color' }
        count: { type: number, minimum: 0 }
        tags: { type: array, items: { type: string } }
        shape: { oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }] }
    Color: { type: string, enum: [RED, BLUE] }
    Round: { type: object, properties: { radius: { type: number } } }
    Square: { type: object, properties: { side: { type: number } } }
    Thing:
      type: object
      required: [id, state]
      properties:
        id: { type: string, description: Which one. }
        state: { $ref: '#/components/schemas/State' }
        note: { type: string }
    State: { type: string, enum: [NEW, OLD] }
    Created:
      allOf: [{ $ref: '#/components/schemas/Thing' }, { type: object, properties: { at: { type: string } } }]
`;

/** The snapshot of a description with one service, `things`. */
export const read = (text: string): Snapshot => {
  const description = parse(text) as Description;
  return snapshotOf([
    {
      name: 'things',
      description,
      operations: operationsOf('things', description),
      webhooks: webhooksOf('things', description),
    },
  ]);
};

/** The changes that the comparison finds after one text of the description is replaced. The text must exist. */
export const changes = (from: string, to: string): ServiceChange[] => {
  if (!yaml.includes(from)) throw new Error(`The description has no "${from}"`);
  return compare(read(yaml), read(yaml.replace(from, to)));
};
