import { apiKey, createClient, oauth } from 'vitrine';
import type { MailRecord, SandboxState } from 'vitrine/sandbox';
import { createPerson, type Person } from './person.ts';

/** A sandbox accepts any client id. */
export const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** The parts of a journey: a sandbox behind HTTP, its clients, and a person at its hosted pages. */
export interface Stage {
  readonly host: string;
  /** The client of a new visitor. */
  readonly site: ReturnType<typeof visitorOf>;
  /** The client of the site's owner. */
  readonly owner: ReturnType<typeof ownerOf>;
  /** The person in front of the browser. */
  readonly person: Person;
  /** Makes the client of a further visitor. */
  readonly another: () => ReturnType<typeof visitorOf>;
  /** The whole state of the sandbox. */
  readonly state: () => Promise<SandboxState>;
  /**
   * The event types of all notifications since the journey began, in order; those of carts and of reservations are of
   * one family.
   */
  readonly notifications: (family?: 'v1' | 'v2') => Promise<string[]>;
  /** The newest mail to an address. */
  readonly mailTo: (address: string) => Promise<MailRecord>;
  /** Moves the clock of the sandbox. */
  readonly advance: (seconds: number) => Promise<void>;
  /** Sends a command to the control API. */
  readonly control: (command: string, body?: object) => Promise<unknown>;
}

const visitorOf = (host: string) => createClient({ host, auth: oauth({ clientId }) });

const ownerOf = (host: string) => createClient({ host, auth: apiKey({ key: 'sandbox-owner-api-key' }) });

const ask = async (host: string, command: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${host}/sandbox/${command}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${command}: ${JSON.stringify(answer)}`);
  return answer;
};

/** Starts of the types of the notifications that only one of the two families has. */
const notificationsOf = {
  v1: /^wix\.(ecom\.v1\.cart_|events\.ticketing\.events\.Reservation)/,
  v2: /^wix\.(ecom\.v2\.cart_|ecom\.v1\.order_|events\.v1\.ticket_|events\.v3\.ticket_)/,
};

/** Sets up a journey: resets the sandbox at an address to a scenario. */
export const setStage = async (host: string, scenario = 'fresh-shop'): Promise<Stage> => {
  await ask(host, 'reset', { scenario });
  const state = async () => (await ask(host, 'state')) as SandboxState;
  const before = (await state()).notificationCount;
  return {
    host,
    site: visitorOf(host),
    owner: ownerOf(host),
    person: createPerson(),
    another: () => visitorOf(host),
    state,
    async notifications(family = 'v1') {
      const { notifications } = await state();
      const others = notificationsOf[family === 'v1' ? 'v2' : 'v1'];
      return notifications
        .filter(({ number, eventType }) => number > before && !others.test(eventType))
        .map(({ eventType }) => eventType);
    },
    async mailTo(address) {
      const { mails } = (await ask(host, `mails?to=${encodeURIComponent(address)}`)) as {
        mails: MailRecord[];
      };
      const newest = mails.at(-1);
      if (!newest) throw new Error(`There is no mail to ${address}.`);
      return newest;
    },
    async advance(seconds) {
      await ask(host, 'advance', { seconds });
    },
    control: (command, body) => ask(host, command, body),
  };
};

/** A journey. It rejects if a result is not the expected one. */
export type Journey = (stage: Stage) => Promise<void>;
