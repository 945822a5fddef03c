import type { Platform } from '../control/sandbox.ts';
import { isObject } from '../engine/values/objects.ts';
import type { SandboxSettings } from '../records/settings.ts';
import { createBindings } from '../recorder/bindings.ts';
import type { RecordedExchange, Recording } from '../recorder/recording.ts';
import { createRedactor, PLACEHOLDER } from '../recorder/redact.ts';
import { type CurrentAnswer, repeatExchange } from '../recorder/repeat-exchange.ts';
import { SAMPLE_PASSWORD } from '../seeds/members.ts';
import { changedOver } from './changed-over.ts';
import type { Site } from './site.ts';

/** The ways in which a call may be refused after its end. */
export type EndedWay = Exclude<SandboxSettings['cartsEnd'], 'works'>;

/** The conditions of one replay. */
export interface ReplayConditions {
  /** Whether a call has ended; it is refused then. */
  readonly hasEnded: (exchange: RecordedExchange) => boolean;
  readonly way: EndedWay;
  /** Whether answers leave out the fields whose announced day has passed. */
  readonly leavesFieldsOut: boolean;
  readonly secrets: Readonly<Record<string, string>>;
}

/** The answers of one replay. */
export interface ReplayedSession {
  /** An answer for each call, without secrets. */
  readonly answers: readonly CurrentAnswer[];
  /** Placeholders that were sent unchanged, because no answer gave their values. */
  readonly unknown: readonly string[];
}

const HOST = 'http://localhost';

/**
 * Replays a session on a site. A call that has ended is sent twice: first to be refused, then with the end
 * switched off, so that the refusal does not change the answers to later calls. A call that was refused in
 * the recording, and after which the program used the successor, is not sent: it keeps its recorded answer.
 */
export const replaySession = async (
  recording: Recording,
  site: Site,
  { hasEnded, way, leavesFieldsOut, secrets }: ReplayConditions,
): Promise<ReplayedSession> => {
  const sandbox = site.begin(recording, { endedFields: leavesFieldsOut ? 'left-out' : 'given' });
  const bindings = createBindings({
    ...broughtAlong(recording, sandbox.state.settings.ownerApiKey),
    ...secrets,
  });
  const redactor = createRedactor();
  for (const [name, value] of Object.entries(secrets)) redactor.secret(name.split(' ')[0] ?? name, value);
  /** The token of the latest call. */
  let visitor: string | null = null;
  const fetch = (request: Request) => sandbox.fetch(request);
  const send = async (exchange: RecordedExchange, end: SandboxSettings['cartsEnd']) => {
    Object.assign(sandbox.state.settings, { cartsEnd: end, reservationsEnd: end });
    const current = await repeatExchange(exchange, bindings, fetch, HOST);
    return isHostedSignIn(exchange) && current.status !== exchange.status
      ? memberTokens(sandbox, exchange, bindings.apply(visitor), fetch)
      : current;
  };
  const answers: CurrentAnswer[] = [];
  const unknown = new Set<string>();
  let at = 0;
  const ended = changedOver(recording.exchanges);
  for (const exchange of recording.exchanges) {
    if (exchange.at > at) sandbox.advance(exchange.at - at);
    at = Math.max(at, exchange.at);
    if (ended.has(exchange)) {
      answers.push({ status: exchange.status ?? 0, answer: exchange.answer });
      continue;
    }
    for (const name of bindings.unknownIn([exchange.identity, exchange.body])) unknown.add(name);
    const refused = hasEnded(exchange) ? await send(exchange, way) : undefined;
    const current = await send(exchange, 'works');
    bindings.learn(exchange.answer, current.answer);
    visitor = exchange.identity ?? visitor;
    const { status, answer } = refused ?? current;
    answers.push({ status, answer: redactor.value(answer, exchange.operation) });
  }
  sandbox.dispose();
  return { answers, unknown: [...unknown] };
};

/**
 * Values of the secrets that the session brought along and that were accepted: the key of the owner for a token, and
 * the password of the sample members for a password.
 */
const broughtAlong = ({ exchanges }: Recording, ownerKey: string): Record<string, string> => {
  const accepted = exchanges.filter(({ status }) => status !== null && status < 400);
  const text = JSON.stringify(accepted.map(({ identity, body }) => [identity, body]));
  const values = { accessToken: ownerKey, password: SAMPLE_PASSWORD, newPassword: SAMPLE_PASSWORD };
  return Object.fromEntries(
    [...text.matchAll(PLACEHOLDER)].flatMap(([, kind = '', number = '']) =>
      Object.entries(values).flatMap(([name, value]) =>
        name === kind ? [[`${kind} ${number}`, value]] : [],
      ),
    ),
  );
};

/** Whether a call completes a sign-in at a hosted page, which is no part of a recording. */
const isHostedSignIn = ({ operation, status, body }: RecordedExchange): boolean =>
  operation === 'createToken' && status === 200 && isObject(body) && 'code' in body;

/**
 * Tokens of the first member of the site for a visitor, in place of those of a sign-in that cannot be repeated.
 */
const memberTokens = (
  { state }: Platform,
  exchange: RecordedExchange,
  visitor: string | null,
  fetch: (request: Request) => Promise<Response>,
): Promise<CurrentAnswer> => {
  const body = {
    grant_type: 'authorized_client',
    scope: 'offline_access',
    member_id: state.members[0]?.id,
  };
  const identity = `${visitor ?? ''},${state.settings.ownerApiKey}`;
  return repeatExchange({ ...exchange, identity, body }, { apply: (value) => value }, fetch, HOST);
};
