import { type BodyReader, objectIn } from '../../engine/body.ts';
import { check } from '../../engine/validate.ts';
import { isObject } from '../../engine/values/objects.ts';
import { checkCaptcha } from './sign-in.ts';

/** Reads a body; checks the captcha before the format of the other fields (R30). */
export const readAfterCaptcha: BodyReader = (operation, request, world) => {
  const body = objectIn(request);
  const given = body['captchaTokens'] ?? [];
  // If the tokens are not a list of objects, the check against the description refuses the body.
  if (Array.isArray(given) && given.every(isObject)) checkCaptcha(world, given);
  return check(operation.body, body);
};
