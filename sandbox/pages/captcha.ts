import type { CaptchaToken } from '../../generated/auth/types.ts';
import type { World } from '../engine/context.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { typed, type Visit } from './visit.ts';

/** The name of the box, and what the problem with it is listed under. */
export const CAPTCHA = 'captcha';

/** The captcha that the site asks for: a box to tick, or a word that one works unseen (R33). Nothing is loaded for it. */
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

/** The tokens that the captcha of the page gives: one that passes, when the box is ticked or none is shown. */
export const captchaTokensOf = (visit: Visit): CaptchaToken[] => {
  const { captcha, captchaTokens } = visit.world.state.settings;
  const token = captchaTokens?.[0] ?? 'sandbox-captcha';
  if (captcha === 'invisible') return [{ InvisibleRecaptcha: token }];
  return typed(visit, CAPTCHA) === '' ? [] : [{ Recaptcha: token }];
};
