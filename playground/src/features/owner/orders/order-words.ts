import type { Order } from 'vitrine/ticketing';
import type { StatusTone } from '../../../components/status-mark.tsx';
import { language } from '../../../lib/language.ts';
import { isSettling } from './order-actions.ts';
import { text } from '../../../text/booking.ts';
import { text as ownerText } from '../../../text/owner.ts';

const tones: Readonly<Record<string, StatusTone>> = {
  PAID: 'good',
  FREE: 'good',
  INITIATED: 'waiting',
  PENDING: 'waiting',
  OFFLINE_PENDING: 'waiting',
  AUTHORIZED: 'waiting',
  PARTIALLY_PAID: 'waiting',
  DECLINED: 'bad',
  CANCELED: 'bad',
  VOIDED: 'bad',
};

export const orderTone = (status: string): StatusTone => tones[status] ?? 'plain';

export const orderStatusWord = (status: string): string => text.order.statuses[status] ?? status;

/** The pending payment action that was started on this screen. */
export type Asked = 'capture' | 'void';

/** The status of an order in words, including a pending action. */
export const standingOf = (order: Order, asked: Asked | undefined): string => {
  if (!isSettling(order)) return orderStatusWord(order.status);
  return asked ? ownerText.ownerOrders.settling[asked] : ownerText.ownerOrders.settling.either;
};

/** An instant in the viewer's time zone. */
export const instantWord = (instant: string | undefined): string =>
  instant === undefined
    ? ''
    : new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(instant),
      );

/** The way of payment in words; a dash if nothing was paid. */
export const methodWord = (method: string): string =>
  (ownerText.ownerOrders.methods as Readonly<Record<string, string>>)[method] ?? (method || '–');

export const channelWord = (channel: string): string =>
  (ownerText.ownerOrders.channels as Readonly<Record<string, string>>)[channel] ?? channel;
