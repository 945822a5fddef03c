import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';
import { DEFAULT_OWNER_KEY } from '../engine/settings.ts';
import type { NotificationRecord } from '../records/state.ts';
import { callerWith, Tree, visitorOf } from './shopper.ts';

/** The owner of a sandbox. */
export const ownerOf = (sandbox: Sandbox) => callerWith(sandbox, DEFAULT_OWNER_KEY);

/** A new sandbox with its owner and a visitor. */
export const shopOf = async (options: SandboxOptions = {}) => {
  const sandbox = createSandbox(options);
  return { sandbox, owner: ownerOf(sandbox), visitor: await visitorOf(sandbox) };
};

/**
 * The notifications after a number: the last part of the type, and the payload. Those of the second family of carts
 * and of store orders, which accompany those of the first one, are left out.
 */
export const announcedSince = (sandbox: Sandbox, number: number) =>
  sandbox.state.notifications
    .filter((notification) => notification.number > number)
    .filter(({ eventType }) => !/^wix\.ecom\.(v2\.cart|v1\.order)_/.test(eventType))
    .map(({ eventType, data, identity, date }: NotificationRecord) => ({
      type: eventType.split('.').at(-1) ?? '',
      data: new Tree(data),
      identity,
      date,
    }));

/** The notifications that some work causes. */
export const announcedBy = async (sandbox: Sandbox, work: () => Promise<unknown>) => {
  const before = sandbox.state.notificationCount;
  await work();
  return announcedSince(sandbox, before);
};
