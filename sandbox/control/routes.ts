import type { Platform } from './sandbox.ts';
import { FaultError } from '../engine/faults/types.ts';
import { hashOf } from '../engine/values/canonical.ts';
import { parseJson } from '../engine/values/json.ts';
import { CatalogMoveError } from '../rules/catalog/move.ts';
import { OwnerError } from './owner/types.ts';
import type { World } from '../engine/context.ts';
import { SnapshotError } from '../engine/snapshot.ts';
import { violationsIn } from '../engine/validate.ts';
import { WebhookSetupError } from '../webhooks/types.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../engine/wire.ts';
import { type Command, ControlError, problem } from './commands/command.ts';
import { calledName, commandOf, type Commands, isControlPath } from './commands/table.ts';

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Answers the control calls under /sandbox; undefined for any other path. Only pages of this machine may use them, and
 * a call that changes something must send JSON.
 */
export const controlRoutes = (
  commands: Commands,
  sandbox: Platform,
  world: World,
  request: SandboxRequest,
  publicKey: string | null,
): SandboxResponse | undefined => {
  if (!isControlPath(request.url.pathname)) return undefined;
  const origin = request.header('origin');
  if (origin !== null && !LOCAL.test(origin))
    return problem(403, 'The control calls are for tools on this machine, not for pages of other sites.');
  const name = calledName(request);
  const command = commandOf(commands, name);
  if (!command)
    return problem(404, `There is no control call ${name}. There are: ${Object.keys(commands).join(', ')}.`);
  if (!name.startsWith('GET') && !request.header('content-type')?.startsWith('application/json'))
    return problem(
      415,
      `${name} takes a JSON body, at least {}, with the content type application/json. With curl: curl --json '{}' ${request.url.href}`,
    );
  const isChange = !name.startsWith('GET');
  const before = isChange ? sandbox.snapshot() : undefined;
  try {
    const body = bodyOf(command, request);
    const owner = { ...world, caller: { role: 'owner', id: world.state.ownerId } } as const;
    const answer = command.run({ sandbox, world: owner, request, body, publicKey });
    return isResponse(answer) ? answer : json(200, answer);
  } catch (error) {
    // A refused call changes nothing, however far it came.
    if (before && hashOf(before) !== sandbox.hash()) sandbox.restore(before);
    if (error instanceof OwnerError)
      return problem(error.cause instanceof CatalogMoveError ? 409 : 404, error.message);
    if (error instanceof ControlError) return problem(error.status, error.message);
    if (refusals.some((kind) => error instanceof kind)) return problem(400, (error as Error).message);
    throw error;
  }
};

/** Errors of the library that become a 400. */
const refusals = [FaultError, SnapshotError, WebhookSetupError, RangeError];

const isResponse = (answer: SandboxResponse | object): answer is SandboxResponse =>
  'headers' in answer && 'status' in answer && 'body' in answer;

const bodyOf = ({ name, about, schema, example }: Command, { text }: SandboxRequest): unknown => {
  if (name.startsWith('GET')) return {};
  const body = text.trim() === '' ? {} : parse(text);
  const violations = schema ? violationsIn(schema, body) : [];
  if (violations.length > 0) {
    const said = violations
      .map(({ field, description }) => `${field || 'The body'} ${description}`)
      .join('; ');
    const hint = example === undefined ? `${name} ${about}` : `An example: ${JSON.stringify(example)}`;
    throw new ControlError(400, `${said}. ${hint}`);
  }
  return body;
};

const parse = (text: string): object => {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    throw new ControlError(400, 'The body must be a JSON object.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ControlError(400, 'The body must be a JSON object.');
  return body;
};
