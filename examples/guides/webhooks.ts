// #region receiver
import { adviceFor } from 'vitrine';
import { createReceiver } from 'vitrine/webhooks';

/** The settings of the app show the `publicKey`. While you replace it, pass a list of both keys. */
export const receiverWith = (publicKey: string) =>
  createReceiver({
    publicKey,
    handlers: {
      'wix.ecom.v1.cart_updated': ({ entity, modifiedFields }) => console.log(entity.id, modifiedFields),
      'com.wix.ecommerce.catalog.api.v1.ProductChanged': ({ data, metadata }) =>
        console.log(data.productId, metadata.instanceId),
    },
    onUnknown: ({ eventType }) => console.log('no handler for', eventType),
    onError: (error) => console.error(error.message, adviceFor(error)?.text),
  });

/** A route of any server for Fetch handlers. */
export const route = (publicKey: string) => {
  const receiver = receiverWith(publicKey);
  return (request: Request) => receiver.fetch(request); // in node:http: receiver.receive(request)
};
// #endregion receiver
