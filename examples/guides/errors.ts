// #region advice
import { adviceFor, isErrorOf } from 'vitrine';
import { cartsAdvice } from 'vitrine/advice';
import { getCurrentCart } from 'vitrine/carts';
import { site } from './site.ts';

try {
  await getCurrentCart({ client: site });
} catch (error) {
  if (isErrorOf(error, getCurrentCart) && error.code === 'OWNED_CART_NOT_FOUND') console.log('no cart yet');
  console.log(adviceFor(error, cartsAdvice)?.action); // 'nothing': this visitor has no cart yet
}
// #endregion advice

// #region kinds
import { isApiError, isAuthError, isNetworkError, isTimeoutError, isVitrineError } from 'vitrine';
import { createCheckoutFromCurrentCart } from 'vitrine/carts';

try {
  await createCheckoutFromCurrentCart({ channelType: 'WEB' }, { client: site, timeout: 20_000 });
} catch (error) {
  if (!isVitrineError(error)) throw error; // aborted by the caller, or a mistake in the program
  if (error.retryable === 'unknown') {
    const { cart } = await getCurrentCart({ client: site }); // the response was lost: check the effect
    if (!cart) throw new Error('The answer has no cart.');
    console.log(cart.checkoutId ?? 'no checkout was made');
  } else if (isApiError(error))
    console.error(error.status, error.code, error.fieldViolations, error.requestId);
  else if (isAuthError(error)) console.error(error.code, error.description); // no token, or the session ended
  else if (isNetworkError(error) || isTimeoutError(error)) console.error(error.attempts, error.message);
}
// #endregion kinds
