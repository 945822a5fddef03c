import { breaking, type Change, missingFrom, notice, type ServiceChange } from './change.ts';
import { SchemaComparison } from './compare-schemas.ts';
import type { NotificationShape, OperationShape, ServiceShape, Snapshot } from './snapshot.ts';

/** Everything that changed for the users of the package between two snapshots, service by service. */
export const compare = (before: Snapshot, after: Snapshot): ServiceChange[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    const changes = now ? service(name, old, now) : [breaking(name, `The service \`${name}\` is gone.`)];
    return changes.map((change) => ({ ...change, service: name }));
  });

const service = (name: string, before: ServiceShape, after: ServiceShape): Change[] => {
  const schemas = new SchemaComparison(before, after);
  const all = [
    ...Object.entries(before.operations).flatMap(([id, old]) => {
      const now = after.operations[id];
      return now ? operation(id, old, now, schemas) : [goneOperation(id, old, after)];
    }),
    ...Object.entries(before.notifications).flatMap(([type, old]) => {
      const now = after.notifications[type];
      return now
        ? notification(type, old, now, schemas)
        : [breaking(type, `The notification \`${type}\` is no longer described.`)];
    }),
    ...missingFrom(Object.keys(before.schemas), Object.keys(after.schemas)).map((schema) =>
      breaking(schema, `The type \`${schema}\` of \`vitrine/${name}\` is gone.`),
    ),
  ];
  // A schema in both requests and answers reports some of its changes twice.
  return all.filter(({ sentence }, index) => all.findIndex((one) => one.sentence === sentence) === index);
};

const goneOperation = (id: string, { call }: OperationShape, after: ServiceShape): Change => {
  const heir = Object.entries(after.operations).find(([, now]) => now.call === call)?.[0];
  return breaking(id, heir ? `\`${id}\` is now called \`${heir}\`.` : `\`${id}\` is gone.`);
};

const operation = (
  id: string,
  before: OperationShape,
  after: OperationShape,
  schemas: SchemaComparison,
): Change[] => [
  ...(before.call === after.call
    ? []
    : [breaking(id, `\`${id}\` is now \`${after.call}\` instead of \`${before.call}\`.`)]),
  ...callers(id, before, after),
  ...missingFrom(before.errors, after.errors).map((code) =>
    breaking(id, `\`${id}\` no longer lists the error code \`${code}\`.`),
  ),
  ...missingFrom(after.errors, before.errors).map((code) =>
    notice(id, `\`${id}\` may also fail with \`${code}\`.`),
  ),
  ...(before.repeat === after.repeat
    ? []
    : [
        breaking(
          id,
          `A second identical call of \`${id}\` is now of class \`${after.repeat}\` instead of \`${before.repeat}\`.`,
        ),
      ]),
  ...parameters(id, before, after, schemas),
  ...body(id, before, after, schemas),
  ...answers(id, before, after, schemas),
];

/** An empty list of identities means that the call needs no token. */
const callers = (id: string, before: OperationShape, after: OperationShape): Change[] => {
  const out = before.identity.length === 0 ? [] : missingFrom(before.identity, after.identity);
  const closed = before.identity.length === 0 && after.identity.length > 0;
  const elevated = Object.entries(after.elevated).flatMap(([member, few]) => {
    const refused = missingFrom(before.elevated[member] ?? before.identity, few);
    return refused.length > 0
      ? [breaking(id, `${sentenceOf(refused)} may no longer give \`${member}\` of \`${id}\`.`)]
      : [];
  });
  return [
    ...(out.length > 0 && after.identity.length > 0
      ? [breaking(id, `${sentenceOf(out)} may no longer call \`${id}\`.`)]
      : []),
    ...(closed ? [breaking(id, `\`${id}\` now needs an identity: ${after.identity.join(', ')}.`)] : []),
    ...elevated,
  ];
};

/** The subject of a sentence: `The visitor, the member and the app`. */
const sentenceOf = (identities: readonly string[]): string => {
  const named = identities.map((identity) => `the ${identity}`);
  return new Intl.ListFormat('en-GB').format(named).replace(/^the/, 'The');
};

const parameters = (
  id: string,
  before: OperationShape,
  after: OperationShape,
  schemas: SchemaComparison,
): Change[] => [
  ...missingFrom(Object.keys(before.parameters), Object.keys(after.parameters)).map((name) =>
    breaking(id, `\`${id}\` no longer has the parameter \`${name}\`.`),
  ),
  ...Object.entries(after.parameters).flatMap(([name, now]) => {
    const old = before.parameters[name];
    const required =
      now.required && !old?.required
        ? [breaking(id, `The parameter \`${name}\` of \`${id}\` is now required.`)]
        : [];
    return [...required, ...(old ? schemas.shapes(old.schema, now.schema, `${id} ${name}`, 'request') : [])];
  }),
];

const body = (
  id: string,
  before: OperationShape,
  after: OperationShape,
  schemas: SchemaComparison,
): Change[] => {
  if (before.body && !after.body) return [breaking(id, `\`${id}\` no longer has a body.`)];
  const required =
    after.bodyRequired && !before.bodyRequired
      ? [breaking(id, `The body of \`${id}\` is now required.`)]
      : [];
  return [
    ...required,
    ...(before.body && after.body ? schemas.named(before.body, after.body, 'request') : []),
  ];
};

const answers = (
  id: string,
  before: OperationShape,
  after: OperationShape,
  schemas: SchemaComparison,
): Change[] =>
  Object.entries(before.answers).flatMap(([status, old]) => {
    const now = after.answers[status];
    if (now === undefined) return [breaking(id, `\`${id}\` no longer answers with ${status}.`)];
    if (old && !now) return [breaking(id, `The answer ${status} of \`${id}\` no longer has a body.`)];
    return old ? schemas.named(old, now, 'answer') : [];
  });

const notification = (
  type: string,
  before: NotificationShape,
  after: NotificationShape,
  schemas: SchemaComparison,
): Change[] => [
  ...(before.kind === after.kind
    ? []
    : [
        breaking(
          type,
          `The notification \`${type}\` is now of kind ${after.kind} instead of ${before.kind}.`,
        ),
      ]),
  ...(before.handler === after.handler
    ? []
    : [
        breaking(
          type,
          `The handler of \`${type}\` is now called \`${after.handler}\` instead of \`${before.handler}\`.`,
        ),
      ]),
  ...schemas.named(before.payload, after.payload, 'answer'),
];
