import type { Control } from '../../../site/control.ts';
import { type SiteNotification, notificationsAfter } from '../../../site/notifications.ts';

/** One entry in the history of an order. */
export interface HistoryLine {
  readonly id: string;
  /** RFC 3339. */
  readonly date: string;
  /** The platform's name of the event, such as OrderConfirmed. */
  readonly what: string;
  readonly status: string;
  /** The buyer's name at that time. */
  readonly name: string;
  /** The platform's name of the actor; 'TIME' if the clock caused it. */
  readonly cause: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The notifications about one order, oldest first, as a webhook receiver would have stored them. */
export const historyIn = (
  notifications: readonly Omit<SiteNotification, 'number'>[],
  orderNumber: string,
): HistoryLine[] =>
  notifications
    .filter(({ eventType, data }) => /\.Order\w+$/.test(eventType) && data['orderNumber'] === orderNumber)
    .map(({ id, eventType, date, identity, data }) => ({
      id,
      date,
      what: eventType.split('.').at(-1) ?? '',
      status: text(data['status']),
      name: `${text(data['firstName'])} ${text(data['lastName'])}`.trim(),
      cause: identity?.identityType ?? 'TIME',
    }));

/** Reads the notifications about an order from the sandbox. */
export const readHistory = async (control: Control, orderNumber: string): Promise<HistoryLine[]> =>
  historyIn(await notificationsAfter(control.send), orderNumber);
