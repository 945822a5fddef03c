import type { BodyReader } from '../engine/body.ts';
import { readQuantities } from './cart/read-quantities.ts';
import { readChanges } from './cart/second/read-changes.ts';
import { readAfterCaptcha } from './sign-in/read-after-captcha.ts';
import { readTokenRequest } from './tokens/read-token-request.ts';

/** The readers of the operations whose bodies `readBody` of the engine cannot read, by operation id. */
export const bodyReaders: Readonly<Record<string, BodyReader>> = {
  createToken: readTokenRequest,
  register: readAfterCaptcha,
  login: readAfterCaptcha,
  updateCurrentCartLineItemQuantity: readQuantities,
  updateCurrentCartV2: readChanges,
};
