// #region receiver
import { adviceFor } from 'vitrine';
import { createReceiver } from 'vitrine/webhooks';

/** `publicKey` is shown by the settings of the app; a list of several while it is being changed. */
export const newsWith = (publicKey: string) =>
  createReceiver({
    publicKey,
    audience: 'your-app-id',
    issuer: 'wix.com',
    handlers: {
      'wix.ecom.v1.cart_updated': ({ entity, modifiedFields }) => console.log(entity.id, modifiedFields),
      'com.wix.ecommerce.catalog.api.v1.ProductChanged': ({ data, metadata }) =>
        console.log(data.productId, metadata.instanceId),
    },
    onUnknown: ({ eventType }) => console.log('nobody waits for', eventType),
    onError: (error) => console.error(error.message, adviceFor(error)?.text),
  });

/** A route of any server that speaks Fetch. */
export const route = (publicKey: string) => {
  const news = newsWith(publicKey);
  return (request: Request) => news.fetch(request); // in node:http: news.receive(request)
};
// #endregion receiver
