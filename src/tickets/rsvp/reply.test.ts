import { describe, expect, test } from 'vitest';
import { DEFAULT_OWNER_KEY } from '../../../sandbox/engine/settings.ts';
import { memberOf } from '../../../sandbox/testing/box-office.ts';
import { companions, FOOD, party } from '../../../sandbox/testing/replies.ts';
import { CLIENT_ID } from '../../../sandbox/testing/shopper.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { createClient } from '../../core/client.ts';
import { apiKey } from '../../session/api-key.ts';
import { oauth } from '../../session/oauth.ts';
import { rsvpManager } from './manager.ts';
import { createRsvpReply } from './reply.ts';
import { rsvpReplyOf } from './shared.ts';
import type { RsvpAnswer, RsvpOptions } from './types.ts';

const MARA: RsvpAnswer = {
  status: 'YES',
  firstName: 'Mara',
  lastName: 'Lindt',
  email: 'mara@example.com',
  form: FOOD,
};

/** A party with four seats, and a page at which one person can reply. */
const page = async (rsvp: object = {}) => {
  const made = await party(rsvp);
  const { sandbox, eventId } = made;
  const calls: string[] = [];
  let lose = '';
  const client = createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    retries: 0,
    fetch: async (url, init) => {
      calls.push(`${init.method} ${new URL(url).pathname.split('/').at(-1)}`);
      const answer = await sandbox.fetch(new Request(url, init));
      if (lose === `${init.method} ${new URL(url).pathname.split('/').at(-1)}`) throw new TypeError('lost');
      return answer;
    },
  });
  const owner = createClient({
    auth: apiKey({ key: DEFAULT_OWNER_KEY }),
    host: 'http://sandbox.test',
    fetch: (url, init) => sandbox.fetch(new Request(url, init)),
  });
  const signIn = async (name: string): Promise<string> => {
    const { id, token } = memberOf(sandbox, name);
    const tokens: Tokens = {
      accessToken: { value: token, expiresAt: 4e9 },
      refreshToken: { value: `RT ${name}`, role: 'member' },
      lineage: name === 'ada' ? 0.1 : 0.2,
    };
    await client.session.setTokens(tokens);
    return id;
  };
  const open = (options: Partial<RsvpOptions> = {}) => {
    const reply = createRsvpReply(client, { eventId, ...options });
    reply.subscribe(() => {});
    return reply;
  };
  return {
    ...made,
    client,
    calls,
    signIn,
    open,
    manage: rsvpManager(owner),
    lose: (call: string) => {
      lose = call;
    },
  };
};

/** The present state, once nothing is in flight. */
const settled = async (reply: ReturnType<typeof createRsvpReply>) => {
  await expect.poll(() => reply.getSnapshot().pending).toBeUndefined();
  return reply.getSnapshot();
};

describe('a visitor', () => {
  test('replies, with companions and calendar links', async () => {
    const { open, calls } = await page();
    const reply = open();
    expect(await settled(reply)).toMatchObject({ standing: 'none' });
    reply.setDraft({ firstName: 'Mara' });
    const [one, other] = [
      reply.answer({ ...MARA, additionalGuestDetails: companions('Jonas Lindt') }),
      reply.answer(MARA),
    ];
    expect(reply.getSnapshot()).toMatchObject({ standing: 'none', pending: 'answering' });
    expect(await one).toMatchObject({ outcome: 'done', rsvp: { totalGuests: 2 } });
    expect(await other).toBe(await one);
    expect(reply.getSnapshot()).toMatchObject({ standing: 'coming', pending: undefined });
    expect(reply.getSnapshot().calendarLinks?.ics).toContain('.ics');
    expect(reply.draft.getSnapshot()).toEqual({});
    expect(calls.filter((call) => call === 'POST rsvps')).toHaveLength(1);
    expect(calls).not.toContain('GET current');
  });

  test('is put on the waiting list of a full event, which is not shown as coming', async () => {
    const { open, replied } = await page();
    await replied({ additionalGuestDetails: companions('A', 'B', 'C') });
    const reply = open();
    expect(await reply.answer(MARA)).toMatchObject({ outcome: 'done', rsvp: { status: 'WAITLIST' } });
    expect(reply.getSnapshot().standing).toBe('waiting');
  });

  test('is told the fields that are refused, in the reply and in its form', async () => {
    const { open } = await page();
    const reply = open();
    const named = async (changes: Partial<RsvpAnswer>) => {
      const outcome = await reply.answer({ ...MARA, ...changes });
      if (outcome.outcome !== 'refused') return expect.fail(outcome.outcome);
      expect(reply.getSnapshot().problem).toMatchObject({ reason: outcome.reason, fields: outcome.fields });
      return [outcome.reason, outcome.fields.map(({ field }) => field)];
    };
    expect(await named({ email: 'mara' })).toEqual(['invalid', ['rsvp.email']]);
    expect(await named({ firstName: 'M'.repeat(60) })).toEqual(['invalid', ['rsvp.firstName']]);
    expect(await named({ form: { inputValues: [] } })).toEqual(['form', ['rsvp.form.inputValues.food']]);
  });

  test('can decline', async () => {
    const { open } = await page();
    const reply = open();
    const { form: _, ...declined } = MARA;
    await reply.answer({ ...declined, status: 'NO' });
    expect(reply.getSnapshot().standing).toBe('declined');
  });

  test.each<[string, object, Partial<RsvpAnswer>, string, number | undefined]>([
    ['an incomplete form', {}, { form: { inputValues: [] } }, 'form', undefined],
    [
      'a companion without a name',
      {},
      { additionalGuestDetails: { guestCount: 1 } },
      'guest-names',
      undefined,
    ],
    ['a NO that is not asked for', { responseType: 'YES_ONLY' }, { status: 'NO' }, 'yes-only', undefined],
    [
      'more people than seats',
      { waitlistEnabled: false, limit: 2 },
      { additionalGuestDetails: companions('Jonas', 'Ella') },
      'too-many-guests',
      2,
    ],
    ['a reply after the end', { endDate: '2026-01-01T00:00:00Z' }, {}, 'closed', undefined],
    ['a reply before the start', { startDate: '2027-01-01T00:00:00Z' }, {}, 'not-started', undefined],
  ])('is refused for %s, and keeps the input', async (_title, rsvp, change, reason, seats) => {
    const { open } = await page(rsvp);
    const reply = open();
    reply.setDraft({ firstName: 'Mara' });
    expect(await reply.answer({ ...MARA, ...change })).toMatchObject({ outcome: 'refused', reason, seats });
    expect(reply.getSnapshot()).toMatchObject({ standing: 'none', pending: undefined, problem: { reason } });
    expect(reply.draft.getSnapshot()).toEqual({ firstName: 'Mara' });
  });

  test('gets the problem `full` without a waiting list', async () => {
    const { open, replied } = await page({ waitlistEnabled: false, limit: 1 });
    await replied();
    expect(await open().answer(MARA)).toMatchObject({ reason: 'full' });
  });

  test('gets the problem `unknown` if the response was lost, because the reply may have arrived', async () => {
    const { open, lose } = await page();
    const reply = open();
    lose('POST rsvps');
    expect(await reply.answer(MARA)).toMatchObject({ outcome: 'refused', reason: 'unknown' });
  });

  test('cannot change or withdraw a reply, and nothing is sent', async () => {
    const { open, calls } = await page();
    const reply = open();
    await reply.answer(MARA);
    const sent = calls.length;
    expect(await reply.change({ status: 'NO' })).toMatchObject({ outcome: 'refused', reason: 'owner-only' });
    expect(await reply.withdraw()).toMatchObject({ outcome: 'refused', reason: 'owner-only' });
    expect([reply.getSnapshot().standing, calls.length]).toEqual(['coming', sent]);
  });
});

describe('a member', () => {
  test('finds their reply on the next page', async () => {
    const { open, signIn } = await page();
    const id = await signIn('ada');
    await open().answer(MARA);
    expect(await settled(open())).toMatchObject({
      standing: 'coming',
      rsvp: { memberId: id, email: MARA.email },
    });
  });

  test('who has replied before is shown this reply', async () => {
    const { open, signIn } = await page();
    await signIn('ada');
    const [first, second] = [open(), open()];
    await settled(second);
    await first.answer(MARA);
    expect(await second.answer({ ...MARA, status: 'NO' })).toMatchObject({ reason: 'already-answered' });
    expect(second.getSnapshot()).toMatchObject({
      standing: 'coming',
      problem: { reason: 'already-answered' },
    });
  });

  test('is shown a reply whose response was lost', async () => {
    const { open, signIn, lose } = await page();
    await signIn('ada');
    const reply = open();
    await settled(reply);
    lose('POST rsvps');
    expect(await reply.answer(MARA)).toMatchObject({ outcome: 'done', rsvp: { status: 'YES' } });
    expect(reply.getSnapshot()).toMatchObject({ standing: 'coming', problem: undefined });
  });
});

describe('a reply that the site’s server may change', () => {
  test('is changed and withdrawn, and its seats are free again', async () => {
    const { open, manage, counts } = await page();
    const reply = open({ manage });
    await reply.answer({ ...MARA, additionalGuestDetails: companions('Jonas', 'Ella') });
    await reply.change({ additionalGuestDetails: companions('Jonas') });
    expect(reply.getSnapshot()).toMatchObject({
      standing: 'coming',
      rsvp: { totalGuests: 2, revision: '2' },
    });
    await reply.change({ status: 'NO' });
    expect(reply.getSnapshot().standing).toBe('declined');
    expect(await reply.withdraw()).toEqual({ outcome: 'done', rsvp: undefined });
    expect(reply.getSnapshot()).toMatchObject({ standing: 'none', rsvp: undefined });
    expect(await counts()).toMatchObject({ totalRsvpCount: 0 });
  });

  test('is withdrawn after the reply in flight', async () => {
    const { open, manage, counts } = await page();
    const reply = open({ manage });
    await settled(reply);
    const answering = reply.answer(MARA);
    const withdrawing = reply.withdraw();
    expect(reply.withdraw()).toBe(withdrawing);
    expect(await answering).toMatchObject({ outcome: 'done', rsvp: { email: MARA.email } });
    expect(await withdrawing).toEqual({ outcome: 'done', rsvp: undefined });
    expect(reply.getSnapshot().standing).toBe('none');
    expect(await counts()).toMatchObject({ totalRsvpCount: 0 });
  });

  test('gets both of two concurrent changes', async () => {
    const { open, manage } = await page();
    const reply = open({ manage });
    await reply.answer(MARA);
    const changes = [reply.change({ firstName: 'Maria' }), reply.change({ lastName: 'Lund' })];
    expect(await Promise.all(changes)).toMatchObject([
      { rsvp: { firstName: 'Maria', lastName: 'Lindt', revision: '2' } },
      { rsvp: { firstName: 'Maria', lastName: 'Lund', revision: '3' } },
    ]);
  });

  test('is not changed by a waiting request of a person who has left', async () => {
    const { open, manage, signIn } = await page();
    await signIn('ada');
    const reply = open({ manage });
    await settled(reply);
    const answering = reply.answer(MARA);
    const changing = reply.change({ firstName: 'Maria' });
    await signIn('max');
    await answering;
    expect(await changing).toMatchObject({ outcome: 'refused', error: { code: 'session-changed' } });
    expect(await settled(reply)).toMatchObject({ standing: 'none', problem: undefined });
  });

  test('cannot be changed before there is one', async () => {
    const { open, manage } = await page();
    const reply = open({ manage });
    await settled(reply);
    expect(await reply.change({ firstName: 'Maria' })).toMatchObject({ outcome: 'refused', reason: 'other' });
    expect(await reply.withdraw()).toMatchObject({ outcome: 'refused', reason: 'other' });
  });

  test('is shown as withdrawn if only the response of the site’s server was lost', async () => {
    const { open, manage, signIn, counts } = await page();
    await signIn('ada');
    const withdraw: typeof manage.withdraw = async (rsvp) => {
      await manage.withdraw(rsvp);
      throw new TypeError('lost');
    };
    const reply = open({ manage: { ...manage, withdraw } });
    await settled(reply);
    await reply.answer(MARA);
    expect(await reply.withdraw()).toEqual({ outcome: 'done', rsvp: undefined });
    expect(reply.getSnapshot()).toMatchObject({ standing: 'none', rsvp: undefined, problem: undefined });
    expect(await counts()).toMatchObject({ totalRsvpCount: 0 });
  });

  test('stays if the site’s server did not withdraw it', async () => {
    const { open, manage, signIn } = await page();
    await signIn('ada');
    const withdraw = () => Promise.reject(new TypeError('down'));
    const reply = open({ manage: { ...manage, withdraw } });
    await settled(reply);
    await reply.answer(MARA);
    expect(await reply.withdraw()).toMatchObject({ outcome: 'refused', reason: 'unknown' });
    expect(reply.getSnapshot()).toMatchObject({ standing: 'coming', problem: { reason: 'unknown' } });
  });

  test('shows the present reply if the owner has changed it in the meantime', async () => {
    const { open, manage, change, signIn } = await page();
    await signIn('ada');
    const reply = open({ manage });
    await settled(reply);
    const answered = await reply.answer(MARA);
    if (answered.outcome !== 'done' || !answered.rsvp) return expect.fail(answered.outcome);
    await change(answered.rsvp.id, { status: 'WAITLIST' });
    expect(await reply.change({ firstName: 'Maria' })).toMatchObject({ reason: 'changed-elsewhere' });
    expect(reply.getSnapshot()).toMatchObject({ standing: 'waiting', rsvp: { revision: '2' } });
    expect(await reply.change({ firstName: 'Maria' })).toMatchObject({ rsvp: { firstName: 'Maria' } });
  });
});

describe('the input and the reply', () => {
  test('are discarded when the person leaves, and the next person starts anew', async () => {
    const { open, client, signIn } = await page();
    await signIn('ada');
    const reply = open();
    await settled(reply);
    await reply.answer(MARA);
    reply.setDraft({ firstName: 'Ada' });
    await signIn('max');
    expect(reply.draft.getSnapshot()).toEqual({});
    expect(await settled(reply)).toMatchObject({ standing: 'none', rsvp: undefined });
    await client.session.signOut();
    expect(await settled(reply)).toMatchObject({ standing: 'none' });
  });

  test('stay when a visitor signs in, until the member’s own reply is read', async () => {
    const { open, signIn } = await page();
    const reply = open();
    await reply.answer(MARA);
    reply.setDraft({ firstName: 'Mara' });
    await signIn('ada');
    expect(reply.draft.getSnapshot()).toEqual({ firstName: 'Mara' });
    expect(await settled(reply)).toMatchObject({ standing: 'coming', rsvp: { email: MARA.email } });
  });

  test('of a person who has left are not shown when their response arrives late', async () => {
    const { open, signIn } = await page();
    await signIn('ada');
    const reply = open();
    await settled(reply);
    const late = reply.answer(MARA);
    await signIn('max');
    await late;
    expect(await settled(reply)).toMatchObject({ standing: 'none', rsvp: undefined });
  });

  test('are shared by all components of the client', async () => {
    const { client, eventId } = await page();
    expect(rsvpReplyOf(client, { eventId })).toBe(rsvpReplyOf(client, { eventId }));
  });

  test('are changed by the calls of any component that has them', async () => {
    const { client, eventId, manage } = await page();
    const reply = rsvpReplyOf(client, { eventId });
    await reply.answer(MARA);
    rsvpReplyOf(client, { eventId, manage });
    rsvpReplyOf(client, { eventId });
    expect(await reply.change({ firstName: 'Maria' })).toMatchObject({ rsvp: { firstName: 'Maria' } });
  });
});
