import type { CaptchaToken } from '../../generated/auth/types.ts';
import type { World } from '../engine/context.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { typed, type Visit } from './visit.ts';

/** The name of the checkbox, and the key of its problem. */
export const CAPTCHA = 'captcha';

/**
 * The simulated captcha of the site: a checkbox, or a note about an invisible captcha (R33). The page loads nothing for
 * it.
 */
export const captchaField = ({ state }: World, problem?: string): Markup | false => {
  const { captcha } = state.settings;
  if (captcha === 'off') return false;
  if (captcha === 'invisible')
    return html`<p class="hint captcha">Protected by an invisible captcha (simulated).</p>`;
  return html`<div class="captcha">
    <label class="choice"
      ><input
        id="${CAPTCHA}"
        type="checkbox"
        name="${CAPTCHA}"
        value="ticked"
        ${problem && html` aria-invalid="true" aria-describedby="${CAPTCHA}-error"`}
      /><span>I am not a robot <small>Captcha (simulated)</small></span></label
    >
    ${problem && html`<p class="error" id="${CAPTCHA}-error">${problem}</p>`}
  </div>`;
};

/** The tokens of the captcha: a valid one if the checkbox is ticked or the captcha is invisible. */
export const captchaTokensOf = (visit: Visit): CaptchaToken[] => {
  const { captcha, captchaTokens } = visit.world.state.settings;
  const token = captchaTokens?.[0] ?? 'sandbox-captcha';
  if (captcha === 'invisible') return [{ InvisibleRecaptcha: token }];
  return typed(visit, CAPTCHA) === '' ? [] : [{ Recaptcha: token }];
};
