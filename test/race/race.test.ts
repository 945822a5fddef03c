import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelReservation } from '../../generated/ticketing/operations.ts';
import { apiKey, createClient } from '../../src/index.ts';
import { snapshotText } from '../../sandbox/hosts/cli/data/files.ts';
import { readJournals, readSnapshot } from '../../sandbox/hosts/cli/data/read-kept.ts';
import type { SandboxState } from '../../sandbox/records/state.ts';
import { DEFAULT_OWNER_KEY } from '../../sandbox/engine/settings.ts';
import { atMost } from '../setup/counts.ts';
import { Talker } from '../setup/talker.ts';

const ROUNDS = atMost(60, 1_000);
/** Time for which the sandbox blocks between reading the stock and reducing it, in milliseconds. */
const PAUSE = 2;

const folder = mkdtempSync(join(tmpdir(), 'sandbox-race-'));

const talkers: Talker[] = [];
const talkTo = (file: string, args: readonly string[]): Talker => {
  const talker = new Talker(join(import.meta.dirname, file), args);
  talkers.push(talker);
  return talker;
};

let host = '';
let stage: { host: string; eventId: string; ticketDefinitionId: string };

/** The refusal of a ticket that is gone, by family. */
const refusals = { first: 'lost TICKETS_NOT_AVAILABLE', second: 'lost TICKET_LIMIT_EXCEEDED' };
type Family = keyof typeof refusals;

beforeAll(async () => {
  stage = JSON.parse(await talkTo('server.ts', [join(folder, 'data'), String(PAUSE)]).hear()) as typeof stage;
  ({ host } = stage);
});

afterAll(() => {
  for (const talker of talkers) talker.end();
  rmSync(folder, { recursive: true, force: true });
});

const stateNow = async () => (await (await fetch(`${host}/sandbox/state`)).json()) as SandboxState;

const canceledIn = ({ reservations }: SandboxState): number =>
  Object.values(reservations).filter(({ status }) => status === 'RESERVATION_CANCELED_MANUALLY').length;

const pairs: [Family, Family][] = [
  ['first', 'first'],
  ['first', 'second'],
];

test.each(pairs)(
  `two processes buy the last ticket at the same time, by the calls of the %s and of the %s family, ${ROUNDS} times: exactly one gets it each time`,
  async (...families) => {
    const owner = createClient({ host, auth: apiKey({ key: DEFAULT_OWNER_KEY }) });
    const { eventId, ticketDefinitionId } = stage;
    const buyers = families.map((family) => talkTo('buyer.ts', [host, eventId, ticketDefinitionId, family]));
    await Promise.all(buyers.map((buyer) => buyer.hear()));
    const before = await stateNow();
    const wins = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const buyer of buyers) buyer.say('go');
      const said = await Promise.all(buyers.map((buyer) => buyer.hear()));
      const winner = said.findIndex((line) => line.startsWith('won '));
      const loser = 1 - winner;
      expect(
        said.filter((line) => line.startsWith('won ')),
        `round ${round}: ${said.join(', ')}`,
      ).toHaveLength(1);
      expect(said[loser]).toBe(refusals[families[loser] ?? 'first']);
      wins[winner] = (wins[winner] ?? 0) + 1;
      const id = said[winner]?.slice('won '.length) ?? '';
      await cancelReservation(id, { eventId }, { client: owner });
    }
    for (const buyer of buyers) buyer.end();
    const after = await stateNow();
    expect(after.ticketDefinitions[ticketDefinitionId]).toEqual(before.ticketDefinitions[ticketDefinitionId]);
    expect(canceledIn(after) - canceledIn(before)).toBe(ROUNDS);
    // Each buyer must win at least once: otherwise the two did not race.
    expect(Math.min(...wins)).toBeGreaterThan(0);
    const data = join(folder, 'data');
    const { journal } = readSnapshot(snapshotText(data) ?? '');
    const { entries } = readJournals(data, journal);
    expect(entries.length).toBeGreaterThan(0);
  },
);
