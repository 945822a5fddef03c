import type { Control } from '../../../site/control.ts';
import { type Due, type JumpKind, jumpsFrom } from './jumps.ts';
import { type SiteNotification, notificationsAfter } from '../../../site/notifications.ts';
import type { SiteStatus } from '../../../site/site-status.ts';

export const steps = ['1m', '20m', '1h', '1d'] as const;

/** A step of the clock, or a jump to the next due instant of a kind. */
export type Target = (typeof steps)[number] | JumpKind;

/** Result of moving the clock. */
export interface ClockMove {
  /** RFC 3339. */
  readonly from: string;
  /** RFC 3339. */
  readonly to: string;
  /** Notifications sent meanwhile, oldest first. */
  readonly told: readonly SiteNotification[];
}

interface State extends Due {
  readonly notifications: readonly SiteNotification[];
}

const isStep = (target: Target): target is (typeof steps)[number] =>
  (steps as readonly string[]).includes(target);

/** Distance by which the clock must move; undefined if nothing of the kind is due. */
const distance = (target: Target, now: string, state: Due): object | undefined => {
  if (isStep(target)) return { duration: target };
  const away = jumpsFrom(Date.parse(now), state)[target];
  return away === undefined ? undefined : { seconds: Math.ceil(away / 1000) };
};

/**
 * Moves the clock of the sandbox; resolves to undefined if nothing of the kind is due.
 * @throws ControlRefused if the sandbox rejects the call, TypeError if the sandbox cannot be reached.
 */
export const moveClock = async (send: Control['send'], target: Target): Promise<ClockMove | undefined> => {
  const state = await send<State>('GET /sandbox/state');
  const { now: from } = await send<SiteStatus>('GET /sandbox/hash');
  const by = distance(target, from, state);
  if (!by) return undefined;
  const { now: to } = await send<Pick<SiteStatus, 'now'>>('POST /sandbox/advance', by);
  return { from, to, told: await notificationsAfter(send, state.notifications.at(-1)?.number) };
};
