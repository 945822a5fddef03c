import { describe, expect, test } from 'vitest';
import { oauth } from '../../session/oauth.ts';
import { memoryStorage } from '../../session/storage/storage.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { createClient } from '../../core/client.ts';
import { createReservation } from './reservation.ts';
import { reservationOf } from './shared.ts';
import { box } from './testing/box.ts';

const tokensOf = (name: string, role: 'visitor' | 'member', lineage: number): Tokens => ({
  accessToken: { value: `AT-${name}`, expiresAt: 4e9 },
  refreshToken: { value: `RT-${name}`, role },
  lineage,
});
const ann = tokensOf('ann', 'member', 0.1);
const annRenewed = tokensOf('ann-2', 'member', 0.1);
const ben = tokensOf('ben', 'member', 0.2);
const visitor = tokensOf('visitor', 'visitor', 0.3);
const visitorRenewed = tokensOf('visitor-2', 'visitor', 0.3);
const visitorAfter = tokensOf('another', 'visitor', 0.4);

const typed = { email: 'ann@example.org' };
const tab = () => {
  const texts = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
  return { texts, storage };
};
/** The two ways to create a reservation. */
const makers = { createReservation, reservationOf };

describe.each(Object.entries(makers))('the draft of %s()', (_, make) => {
  test.each<[string, Tokens, Tokens | undefined]>([
    ['another member signs in', ann, ben],
    ['the member signs out', ann, undefined],
    ['the member becomes a visitor, because the session was lost', ann, visitor],
    ['a visitor signs out', visitor, undefined],
  ])('is discarded with the hold if %s', async (_title, before, after) => {
    const { client, time, eventId, want } = await box();
    const { texts, storage } = tab();
    const reservation = make(client, { eventId, time, storage });
    await reservation.reserve([want('seat')]);
    await client.session.setTokens(before);
    reservation.setDraft(typed);
    expect(texts.size).toBe(1);
    await (after ? client.session.setTokens(after) : client.session.signOut());
    expect([reservation.getSnapshot().status, reservation.draft.getSnapshot()]).toEqual(['idle', {}]);
    expect(texts.size).toBe(0);
  });

  test.each<[string, Tokens, Tokens]>([
    ["a member's tokens are renewed", ann, annRenewed],
    ["a visitor's tokens are renewed", visitor, visitorRenewed],
    ['a visitor is replaced by another visitor', visitor, visitorAfter],
    ['the visitor signs in', visitor, ann],
  ])('is kept if %s', async (_title, before, after) => {
    const { client, time, eventId } = await box();
    const { texts, storage } = tab();
    await client.session.setTokens(before);
    const reservation = make(client, { eventId, time, storage });
    reservation.setDraft(typed);
    await client.session.setTokens(after);
    expect(reservation.draft.getSnapshot()).toEqual(typed);
    expect(texts.size).toBe(1);
  });
});

test('the draft of a member is discarded when another member signs in in another tab', async () => {
  const storage = memoryStorage();
  const openTab = () => createClient({ auth: oauth({ clientId: 'shop', storage }) });
  const [here, there] = [openTab(), openTab()];
  await here.session.setTokens(ann);
  const reservation = createReservation(here, { eventId: 'e' });
  reservation.setDraft(typed);
  await there.session.setTokens(ben);
  // A storage that tabs share would notify this tab; here the session reads it.
  await here.session.getTokens();
  expect(reservation.draft.getSnapshot()).toEqual({});
});

test('if the member changes during a release, no tickets are reserved for the next member', async () => {
  const { client, time, eventId, want, calls } = await box();
  const reservation = createReservation(client, { eventId, time });
  await reservation.reserve([want('seat')]);
  const sent = calls.length;
  const again = reservation.reserve([want('seat')]);
  await client.session.setTokens(ann);
  await client.session.setTokens(ben);
  expect(await again).toMatchObject({ outcome: 'other', error: { code: 'session-changed' } });
  expect([calls.slice(sent).filter((call) => call.startsWith('POST')), reservation.getSnapshot()]).toEqual([
    [],
    { status: 'idle' },
  ]);
});

describe('a draft in the storage after a reload', () => {
  const afterReload = async (before: readonly Tokens[], after: Tokens | undefined) => {
    const { texts, storage } = tab();
    const first = await box();
    const [as, ...later] = before;
    const { eventId } = first;
    const reservation = reservationOf(first.client, { eventId, time: first.time, storage });
    await reservation.reserve([first.want('seat')]);
    if (as) await first.client.session.setTokens(as);
    reservation.setDraft(typed);
    for (const next of later) await first.client.session.setTokens(next);
    const second = await box();
    second.down();
    if (after) await second.client.session.setTokens(after);
    const again = reservationOf(second.client, { eventId, time: second.time, storage });
    again.subscribe(() => {});
    await second.client.session.getTokens();
    await Promise.resolve();
    return { again, texts };
  };

  test.each<[string, readonly Tokens[], Tokens | undefined]>([
    ['another member', [ann], ben],
    ['a visitor', [ann], visitor],
    ['a session without an identity', [ann], undefined],
    ['another member, if its visitor had signed in as a member', [visitor, ann], ben],
  ])('is not shown to %s, and is discarded', async (_title, before, after) => {
    const { again, texts } = await afterReload(before, after);
    expect([again.getSnapshot().status, again.draft.getSnapshot()]).toEqual(['idle', {}]);
    expect(texts.size).toBe(0);
  });

  test.each<[string, readonly Tokens[], Tokens | undefined]>([
    ['the same member with renewed tokens', [ann], annRenewed],
    ['the visitor', [visitor], visitorRenewed],
    ['the visitor before the session is read', [visitor], undefined],
    ['the visitor after signing in', [visitor], ann],
  ])('is restored for %s', async (_title, before, after) => {
    const { again } = await afterReload(before, after);
    expect(again.draft.getSnapshot()).toEqual(typed);
    expect(again.getSnapshot().status).toBe('held');
  });
});

test('tickets that one member requested are not shown to the next member, who signs in before the response', async () => {
  const { client, time, eventId, want } = await box();
  const reservation = reservationOf(client, { eventId, time });
  await client.session.authorize();
  const asked = reservation.reserve([want('seat')]);
  await client.session.setTokens(ann);
  await client.session.setTokens(ben);
  await asked;
  expect(reservation.getSnapshot().status).toBe('idle');
});
