import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { SandboxSettings } from '../../sandbox/records/settings.ts';
import { memberOf } from '../../sandbox/testing/box-office.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { createClient } from '../core/client.ts';
import { oauth } from '../session/oauth.ts';
import { accountOf, createAccount } from './account.ts';
import type { Account } from './types.ts';

const home = { streetAddress: { number: '117', name: 'Invalidenstraße' }, city: 'Berlin', country: 'DE' };

/** A site with members, and a page of one person. */
const page = (settings: Partial<SandboxSettings> = {}) => {
  const sandbox = createSandbox({ settings, onWarning: () => {} });
  const calls: string[] = [];
  /** A call that fails, and whether the platform receives it. */
  let fault: { readonly call: string; readonly isSent: boolean } | undefined;
  /** Changes wait for this before they reach the platform. */
  let gate = Promise.resolve();
  /** The response of the next read, which has left the platform, waits for this. */
  let readGate: Promise<void> | undefined;
  let isReadHeld = false;
  const holdRead = Object.assign(
    (): (() => void) => {
      let open = () => {};
      readGate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
    { isHeld: () => isReadHeld },
  );
  const client = createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    retries: 0,
    fetch: async (url, init) => {
      const call = `${init.method} ${new URL(url).pathname.split('/').at(-1)}`;
      calls.push(call);
      const isFaulty = fault !== undefined && call.startsWith(fault.call);
      if (isFaulty && !fault?.isSent) throw new TypeError('down');
      if (call.startsWith('PATCH')) await gate;
      const answer = await sandbox.fetch(new Request(url, init));
      if (isFaulty) throw new TypeError('lost');
      if (readGate && call.startsWith('GET my')) {
        const gateOfThis = readGate;
        readGate = undefined;
        isReadHeld = true;
        await gateOfThis;
      }
      return answer;
    },
  });
  return {
    sandbox,
    client,
    calls,
    holdRead,
    holdChanges: (): (() => void) => {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
    fail: (call: string, isSent: boolean) => {
      fault = { call, isSent };
    },
    signIn: async (name: string): Promise<string> => {
      const { id, token } = memberOf(sandbox, name);
      await client.session.setTokens({
        accessToken: { value: token, expiresAt: 4e9 },
        refreshToken: { value: `RT ${name}`, role: 'member' },
        lineage: name === 'ada' ? 0.1 : 0.2,
      });
      return id;
    },
    open: () => {
      const account = createAccount(client);
      account.subscribe(() => {});
      return account;
    },
  };
};

const settled = async (account: Account) => {
  await expect
    .poll(() => [account.getSnapshot().reading, account.getSnapshot().saving])
    .toEqual([false, false]);
  return account.getSnapshot();
};

/** The account of Ada, who is signed in. */
const ada = async (settings: Partial<SandboxSettings> = {}) => {
  const made = page(settings);
  const id = await made.signIn('ada');
  const account = made.open();
  expect(await settled(account)).toMatchObject({ standing: 'member', member: { id } });
  return { ...made, id, account, contact: () => account.getSnapshot().member?.contact };
};

describe('the account', () => {
  test('of a visitor is known without a call', async () => {
    const { open, calls } = page();
    expect(await settled(open())).toMatchObject({ standing: 'visitor', member: undefined });
    expect(calls).not.toContain('GET my');
  });

  test('has all of its parts', async () => {
    const { account } = await ada();
    expect(account.getSnapshot().member).toMatchObject({
      loginEmail: 'ada@example.org',
      status: 'APPROVED',
      profile: { nickname: 'Ada Berg' },
      contact: { firstName: 'Ada' },
    });
  });

  test.each(['silent', 'refused'] as const)(
    'shows a site without the Members Area app (%s)',
    async (membersArea) => {
      const { signIn, open } = page({ membersArea });
      await signIn('ada');
      expect(await settled(open())).toMatchObject({ standing: 'no-members-area', member: undefined });
    },
  );

  test('shows a failed read, and the member after the next one', async () => {
    const { signIn, open, fail } = page();
    await signIn('ada');
    fail('GET my', false);
    const account = open();
    expect(await settled(account)).toMatchObject({ standing: 'unknown', problem: { reason: 'other' } });
    fail('none', false);
    expect(await account.refresh()).toMatchObject({ standing: 'member', problem: undefined });
  });
});

test('a member whose call is rejected is not shown as a visitor', async () => {
  const { signIn, open, sandbox } = page();
  await signIn('ada');
  sandbox.faults.add({ operation: 'getCurrentMember', status: 403 });
  expect(await settled(open())).toMatchObject({ standing: 'unknown', problem: { reason: 'other' } });
});

test('a slow read does not replace a later one', async () => {
  const { account, contact, holdRead, sandbox } = await ada();
  const letThrough = holdRead();
  const slow = account.refresh();
  const record = sandbox.state.members.find(({ email }) => email === 'ada@example.org');
  await expect.poll(holdRead.isHeld).toBe(true);
  if (record) record.profile = { ...record.profile, position: 'Potter' };
  await account.refresh();
  expect(contact()?.jobTitle).toBe('Potter');
  letThrough();
  await slow;
  expect(contact()?.jobTitle).toBe('Potter');
});

describe('a save', () => {
  test('shows at once, sends the changes only, and leaves the rest', async () => {
    const { account, contact, sandbox } = await ada();
    const before = contact();
    const saving = account.save({ contact: { jobTitle: 'Potter', phones: ['+49 30 901820'] } });
    expect(account.getSnapshot()).toMatchObject({ saving: true });
    expect(contact()).toEqual({ ...before, jobTitle: 'Potter', phones: ['+49 30 901820'] });
    expect(await saving).toMatchObject({ outcome: 'saved', dropped: [] });
    expect(contact()).toEqual({ ...before, jobTitle: 'Potter', phones: ['+49 30 901820'] });
    const record = sandbox.state.members.find(({ email }) => email === 'ada@example.org');
    expect(record?.profile).toMatchObject({ position: 'Potter', firstName: 'Ada' });
  });

  test('empties lists, which an update with an empty list does not', async () => {
    const { account, contact, calls } = await ada();
    await account.save({ contact: { phones: ['+49 30 901820'], addresses: [home] } });
    expect(contact()).toMatchObject({ phones: ['+49 30 901820'], addresses: [home] });
    calls.length = 0;
    expect(await account.save({ contact: { phones: [], addresses: [] } })).toMatchObject({
      outcome: 'saved',
    });
    expect(contact()).toMatchObject({ phones: [], addresses: [] });
    expect(calls).toEqual(['DELETE phones', 'DELETE addresses', 'GET my']);
    await account.refresh();
    expect(contact()).toMatchObject({ phones: [], addresses: [] });
  });

  test('clears a text by an empty one', async () => {
    const { account, contact } = await ada();
    await account.save({ contact: { jobTitle: 'Potter' }, profile: { nickname: 'Ada B.' } });
    expect(account.getSnapshot().member?.profile?.nickname).toBe('Ada B.');
    await account.save({ contact: { jobTitle: '' } });
    expect(contact()?.jobTitle).toBeUndefined();
  });

  test('names the custom fields that the platform has dropped', async () => {
    const { account, contact } = await ada({ customFields: ['custom.homepage'] });
    const customFields = {
      'custom.homepage': { value: 'https://ada.example.com' },
      'custom.glaze': { value: 'blue' },
    };
    expect(await account.save({ contact: { customFields } })).toMatchObject({ dropped: ['custom.glaze'] });
    expect(Object.keys(contact()?.customFields ?? {})).toEqual(['custom.homepage']);
  });

  test('of an invalid value is refused with its field, and the account shows as it is', async () => {
    const { account, contact } = await ada({
      customFields: ['custom.homepage'],
      linkCustomFields: ['custom.homepage'],
    });
    const before = contact();
    account.setDraft({ homepage: 'ada' });
    const save = { contact: { jobTitle: 'Potter', customFields: { 'custom.homepage': { value: 'ada' } } } };
    expect(await account.save(save)).toMatchObject({
      outcome: 'refused',
      reason: 'invalid',
      fields: [{ field: 'member.contact.customFields' }],
    });
    expect([contact(), account.getSnapshot().problem?.reason]).toEqual([before, 'invalid']);
    expect(account.draft.getSnapshot()).toEqual({ homepage: 'ada' });
  });

  test('that fails after its first call shows the part that the platform has saved', async () => {
    const { account, contact, fail } = await ada();
    await account.save({ contact: { phones: ['+49 30 901820'] } });
    fail('DELETE phones', false);
    expect(await account.save({ contact: { jobTitle: 'Potter', phones: [] } })).toMatchObject({
      outcome: 'refused',
    });
    expect(contact()).toMatchObject({ jobTitle: 'Potter', phones: ['+49 30 901820'] });
  });

  test('that the platform has accepted is kept, even if the account cannot be read again', async () => {
    const { account, contact, fail } = await ada();
    fail('GET my', false);
    expect(await account.save({ contact: { jobTitle: 'Potter' } })).toMatchObject({
      outcome: 'saved',
      member: { contact: { jobTitle: 'Potter' } },
    });
    expect(contact()?.jobTitle).toBe('Potter');
    expect(account.getSnapshot()).toMatchObject({ saving: false, problem: { reason: 'other' } });
  });

  test('whose response was lost shows what the platform has', async () => {
    const { account, contact, fail, id } = await ada();
    fail(`PATCH ${id}`, true);
    expect(await account.save({ contact: { jobTitle: 'Potter' } })).toMatchObject({ reason: 'unknown' });
    expect(contact()?.jobTitle).toBe('Potter');
  });

  test('waits for the previous save, and both show meanwhile', async () => {
    const { account, contact, fail, id } = await ada();
    const first = account.save({ contact: { jobTitle: 'Potter' } });
    const second = account.save({ contact: { company: 'Clay & Co' } });
    expect(contact()).toMatchObject({ jobTitle: 'Potter', company: 'Clay & Co' });
    expect([(await first).outcome, (await second).outcome]).toEqual(['saved', 'saved']);
    fail(`PATCH ${id}`, false);
    const refused = account.save({ contact: { jobTitle: 'Smith' } });
    expect(contact()?.jobTitle).toBe('Smith');
    await refused;
    expect(contact()).toMatchObject({ jobTitle: 'Potter', company: 'Clay & Co' });
  });

  test('fails without a sign-out if the token service has a bad moment', async () => {
    const { account, sandbox, contact } = await ada();
    sandbox.state.accessTokens = {};
    sandbox.faults.add({ operation: 'createToken', status: 403, body: { error: 'Forbidden' } });
    const { reason } = { reason: undefined, ...(await account.save({ contact: { jobTitle: 'Smith' } })) };
    expect([reason, account.getSnapshot().standing, contact() === undefined]).toEqual([
      'other',
      'member',
      false,
    ]);
  });

  test('of a visitor is refused without a call', async () => {
    const { open, calls } = page();
    const account = open();
    expect(await account.save({ contact: { jobTitle: 'Potter' } })).toMatchObject({ reason: 'signed-out' });
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });
});

describe('the next person', () => {
  test('sees no data of the previous person, and the waiting save is not sent', async () => {
    const { account, signIn, client, calls, holdChanges } = await ada();
    const letThrough = holdChanges();
    account.setDraft({ jobTitle: 'Potter' });
    const saves = [
      account.save({ contact: { jobTitle: 'Potter' } }),
      account.save({ contact: { company: 'Clay & Co' } }),
    ];
    await expect.poll(() => calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
    await signIn('max');
    expect(account.draft.getSnapshot()).toEqual({});
    expect(await settled(account)).toMatchObject({ member: { loginEmail: 'max@example.org' } });
    letThrough();
    expect(await Promise.all(saves)).toMatchObject([{}, { outcome: 'refused', reason: 'signed-out' }]);
    const { member } = await settled(account);
    expect([member?.loginEmail, member?.contact?.company]).toEqual(['max@example.org', undefined]);
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
    await client.session.signOut();
    expect(await settled(account)).toMatchObject({ standing: 'visitor', member: undefined });
  });

  test('keeps the input when a visitor signs in', async () => {
    const { open, signIn } = page();
    const account = open();
    await settled(account);
    account.setDraft({ jobTitle: 'Potter' });
    await signIn('ada');
    expect(await settled(account)).toMatchObject({ standing: 'member' });
    expect(account.draft.getSnapshot()).toEqual({ jobTitle: 'Potter' });
  });

  test('shares the account among all components of a client', () => {
    const { client } = page();
    expect(accountOf(client)).toBe(accountOf(client));
  });
});
