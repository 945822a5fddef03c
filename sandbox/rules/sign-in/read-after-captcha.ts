import { type BodyReader, objectIn } from '../../engine/body.ts';
import { check } from '../../engine/validate.ts';
import { isObject } from '../../engine/values/objects.ts';
import { checkCaptcha } from './sign-in.ts';

/** Checks the captcha before the form of the other fields (R30). */
export const readAfterCaptcha: BodyReader = (operation, request, world) => {
  const body = objectIn(request);
  const given = body['captchaTokens'] ?? [];
  // Tokens in another form than a list of objects are refused by the check against the description.
  if (Array.isArray(given) && given.every(isObject)) checkCaptcha(world, given);
  return check(operation.body, body);
};
