import { browse } from './02-browse.ts';
import { cart } from './04-cart.ts';
import { checkout } from './07-checkout.ts';
import { coupon } from './05-coupon.ts';
import { hostedSignIn } from './16-hosted-sign-in.ts';
import { identity } from './01-identity.ts';
import { options } from './03-options.ts';
import { ownSignInPage } from './17-own-sign-in-page.ts';
import { signOutAgain } from './22-sign-out.ts';
import { silent } from './19-silent.ts';
import { recovery } from './21-recovery.ts';
import { register } from './18-register.ts';
import type { Journey } from './stage.ts';
import { totals } from './06-totals.ts';

/** Every journey by its number. */
export const journeys: Readonly<Record<string, Journey>> = {
  J1: identity,
  J2: browse,
  J3: options,
  J4: cart,
  J5: coupon,
  J6: totals,
  J7: checkout,
  J16: hostedSignIn,
  J17: ownSignInPage,
  J18: register,
  J19: silent,
  J21: recovery,
  J22: signOutAgain,
};
