import type { Control } from '../../../site/control.ts';
import { type Told, toldAfter } from '../../../site/notifications.ts';

/** One thing that happened to an order. */
export interface HistoryLine {
  readonly id: string;
  /** RFC 3339. */
  readonly date: string;
  /** What the platform calls it, such as OrderConfirmed. */
  readonly what: string;
  readonly status: string;
  /** The buyer's name at that time. */
  readonly name: string;
  /** Who caused it, by the platform's name; 'TIME' when nobody did. */
  readonly cause: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The notifications about one order, the oldest first: what a receiver of webhooks would have kept. */
export const historyIn = (
  notifications: readonly Omit<Told, 'number'>[],
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

/** Asks the simulated site for what it told its apps about an order. */
export const readHistory = async (control: Control, orderNumber: string): Promise<HistoryLine[]> =>
  historyIn(await toldAfter(control.send), orderNumber);
