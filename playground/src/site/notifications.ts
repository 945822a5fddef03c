import type { Control } from './control.ts';

/** A notification as the sandbox stores it. */
export interface SiteNotification {
  readonly id: string;
  /** Starts at 1. */
  readonly number: number;
  readonly eventType: string;
  /** RFC 3339. */
  readonly date: string;
  readonly identity?: { readonly identityType?: string };
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the notifications that the site sent to its apps after a given number, oldest first. */
export const notificationsAfter = async (
  send: Control['send'],
  number = 0,
): Promise<readonly SiteNotification[]> =>
  (await send<{ notifications: readonly SiteNotification[] }>(`GET /sandbox/notifications?after=${number}`))
    .notifications;
