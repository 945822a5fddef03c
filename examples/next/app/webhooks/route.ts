import { revalidateTag } from 'next/cache';
import { createReceiver } from 'vitrine/webhooks';

const refresh = () => revalidateTag('products', { expire: 0 });

const receiverWith = (publicKey: string) =>
  createReceiver({
    publicKey,
    handlers: {
      'com.wix.ecommerce.catalog.api.v1.ProductChanged': refresh,
      'wix.stores.catalog.v3.product_updated': refresh,
    },
    onError: (error) => console.error(error.message),
  });

// Made at the first delivery, because the build has no key. It remembers the handled notifications.
const receivers: ReturnType<typeof receiverWith>[] = [];

/** Receives the notifications of the platform: after a change of a product the cached products are read again. */
export const POST = (request: Request) => {
  const receiver = receivers[0] ?? receiverWith(process.env['WEBHOOK_PUBLIC_KEY'] ?? '');
  receivers[0] = receiver;
  return receiver.fetch(request);
};
