import { onTestFinished } from 'vitest';
import { Notification } from '../../../generated/notifications/zod.ts';
import { createVerifier } from '../../../src/webhooks/index.ts';
import { announce } from '../../engine/announce.ts';
import { createSandbox } from '../../create-sandbox.ts';
import type { SandboxOptions } from '../../control/sandbox.ts';
import type { Caller } from '../../records/state.ts';
import { ORIGIN } from '../../testing/shopper.ts';

/** The address of deliveries; nothing is sent to it: the stage answers. */
export const HOOK = 'http://receiver.example/hook';

/** A type of notification. */
export const DELETED = 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';

/** A sandbox whose deliveries are answered here; an answer is a status, or a promise of one. */
export const stage = (
  answer: (call: number) => number | Promise<number> = () => 200,
  options: SandboxOptions = {},
) => {
  const bodies: string[] = [];
  const sandbox = createSandbox({
    ...options,
    deliver: async (request) => {
      bodies.push(await request.text());
      return new Response(null, { status: await answer(bodies.length) });
    },
  });
  onTestFinished(() => sandbox.dispose());
  const emit = (productId: string, caller?: Caller) => {
    announce(
      { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN, ...(caller && { caller }) },
      DELETED,
      { productId },
    );
    sandbox.advance(0);
  };
  const read = async () => {
    const verify = createVerifier({
      publicKey: await sandbox.webhooks.publicKey(),
      schema: Notification,
    });
    return Promise.all(bodies.map(async (body) => (await verify(body)).notification));
  };
  return { sandbox, bodies, emit, read };
};

/** The products of the notifications, in the order of delivery. */
export const productIds = async (read: () => Promise<{ data: unknown }[]>) =>
  (await read()).map(({ data }) => Reflect.get(Object(data), 'productId'));
