import type { Control } from './control.ts';

/** A notification as the sandbox keeps it. */
export interface Told {
  readonly id: string;
  /** Counts from 1 on. */
  readonly number: number;
  readonly eventType: string;
  /** RFC 3339. */
  readonly date: string;
  readonly identity?: { readonly identityType?: string };
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the simulated site told its apps, the oldest first; what has come up to a number is left out. */
export const toldAfter = async (send: Control['send'], number = 0): Promise<readonly Told[]> =>
  (await send<{ notifications: readonly Told[] }>(`GET /sandbox/notifications?after=${number}`))
    .notifications;
