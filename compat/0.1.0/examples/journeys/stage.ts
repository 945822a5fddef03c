import { apiKey, createClient, oauth } from 'vitrine';
import type { MailRecord, SandboxState } from 'vitrine/sandbox';
import { createPerson, type Person } from './person.ts';

/** Any client id will do for a sandbox. */
export const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** What a journey is played on: a sandbox behind HTTP, clients of it, and a person at its hosted pages. */
export interface Stage {
  readonly host: string;
  /** A visitor who has just arrived. */
  readonly site: ReturnType<typeof visitorOf>;
  /** The owner of the site. */
  readonly owner: ReturnType<typeof ownerOf>;
  /** Who sits before the browser. */
  readonly person: Person;
  /** One more visitor. */
  readonly another: () => ReturnType<typeof visitorOf>;
  /** Everything that the sandbox knows. */
  readonly state: () => Promise<SandboxState>;
  /** What it has told the apps of the site since the journey began, in order: the event types. */
  readonly notifications: () => Promise<string[]>;
  /** The newest mail to an address. */
  readonly mailTo: (address: string) => Promise<MailRecord>;
  /** Moves its clock. */
  readonly advance: (seconds: number) => Promise<void>;
  /** A command of its control API. */
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

/** Sets a stage: starts the sandbox at an address over, in a scenario. */
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
    async notifications() {
      const { notifications } = await state();
      return notifications.filter(({ number }) => number > before).map(({ eventType }) => eventType);
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

/** A journey. It ends without an error when everything was as it should be. */
export type Journey = (stage: Stage) => Promise<void>;
