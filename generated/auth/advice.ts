// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  '-19971': {
    messageKey: 'signIn.captchaMissing',
    action: 'change-input',
    text: 'The site requires a captcha. Show it, and send its token with the call.',
  },
  CAPTCHA_TOKEN_REQUIRED: {
    messageKey: 'signIn.captchaMissing',
    action: 'change-input',
    text: 'The site requires a captcha. Show it, and send its token with the call.',
  },
  MISSING_CAPTCHA_TOKEN: {
    messageKey: 'signIn.captchaMissing',
    action: 'change-input',
    text: 'The site requires a captcha. Show it, and send its token with the call.',
  },
  RECAPTCHA_REQUIRED: {
    messageKey: 'signIn.captchaMissing',
    action: 'change-input',
    text: 'The site requires a captcha. Show it, and send its token with the call.',
  },
  missingCaptchaToken: {
    messageKey: 'signIn.captchaMissing',
    action: 'change-input',
    text: 'The site requires a captcha. Show it, and send its token with the call.',
  },
  '-19970': {
    messageKey: 'signIn.captchaRefused',
    action: 'change-input',
    text: 'The captcha token was not accepted. A token is valid once; show the captcha again.',
  },
  INVALID_CAPTCHA_TOKEN: {
    messageKey: 'signIn.captchaRefused',
    action: 'change-input',
    text: 'The captcha token was not accepted. A token is valid once; show the captcha again.',
  },
  RECAPTCHA_FAILED: {
    messageKey: 'signIn.captchaRefused',
    action: 'change-input',
    text: 'The captcha token was not accepted. A token is valid once; show the captcha again.',
  },
  invalidCaptchaToken: {
    messageKey: 'signIn.captchaRefused',
    action: 'change-input',
    text: 'The captcha token was not accepted. A token is valid once; show the captcha again.',
  },
  '-19995': {
    messageKey: 'signIn.emailTaken',
    action: 'sign-in',
    text: 'This address is already registered. Sign in with it, or recover the password.',
  },
  DUPLICATE_EMAIL: {
    messageKey: 'signIn.emailTaken',
    action: 'sign-in',
    text: 'This address is already registered. Sign in with it, or recover the password.',
  },
  emailAlreadyExists: {
    messageKey: 'signIn.emailTaken',
    action: 'sign-in',
    text: 'This address is already registered. Sign in with it, or recover the password.',
  },
  invalidEmail: {
    messageKey: 'signIn.emailInvalid',
    action: 'change-input',
    text: 'This is not a valid e-mail address. Check its spelling.',
  },
  '-19999': {
    messageKey: 'signIn.emailUnknown',
    action: 'change-input',
    text: 'This address is not registered. Check its spelling, or register.',
  },
  '-19976': {
    messageKey: 'signIn.passwordWrong',
    action: 'change-input',
    text: 'This is not the password of this member. Try another, or recover it.',
  },
  invalidPassword: {
    messageKey: 'signIn.passwordWrong',
    action: 'change-input',
    text: 'This is not the password of this member. Try another, or recover it.',
  },
  '-19973': {
    messageKey: 'signIn.passwordReset',
    action: 'open-hosted-page',
    text: 'This password can no longer be used. Send a recovery mail; its link opens the page for a new one.',
  },
  resetPassword: {
    messageKey: 'signIn.passwordReset',
    action: 'open-hosted-page',
    text: 'This password can no longer be used. Send a recovery mail; its link opens the page for a new one.',
  },
  THROTTLED_FEATURE: {
    messageKey: 'signIn.throttled',
    action: 'wait',
    text: 'Too many attempts. Wait a minute before the next one.',
  },
  IP_ADDRESS_FILTERED: {
    messageKey: 'signIn.placeRefused',
    action: 'contact-owner',
    text: 'The site blocks this network address. Its owner can change that.',
  },
  USER_EMAIL_OFAC_ADDRESS: {
    messageKey: 'signIn.personRefused',
    action: 'contact-owner',
    text: "The platform may not serve this address by law. Only the owner or the platform's support can help.",
  },
  UNSUPPORTED_FIELD: {
    messageKey: 'signIn.fieldUnknown',
    action: 'change-input',
    text: 'The profile contains a field that the site does not have. Omit it.',
  },
  ATTRIBUTE_NOT_FOUND: {
    messageKey: 'signIn.fieldUnknown',
    action: 'change-input',
    text: 'The profile contains a field that the site does not have. Omit it.',
  },
  CLIENT_METADATA_NOT_FOUND: {
    messageKey: 'signIn.clientUnknown',
    action: 'fix-setup',
    text: 'The platform cannot identify the client of this registration. Check the client id and clientMetaData.',
  },
  INVALID_USER_TYPE: {
    messageKey: 'signIn.clientUnknown',
    action: 'fix-setup',
    text: 'The platform cannot identify the client of this registration. Check the client id and clientMetaData.',
  },
  INVALID_LD_SESSION: {
    messageKey: 'signIn.attemptEnded',
    action: 'retry',
    text: 'The attempt to register has ended. Start it again.',
  },
  COULD_NOT_CREATE_SET_ACCOUNT_USER: {
    messageKey: 'signIn.notCreated',
    action: 'retry',
    text: 'The identity could not be created. Register again.',
  },
  REENROLLMENT_REQUIRED_BY_ADMIN: {
    messageKey: 'signIn.elsewhere',
    action: 'open-hosted-page',
    text: "This person cannot use the site's own sign-in page. Send them to the hosted sign-in page.",
  },
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: {
    messageKey: 'signIn.elsewhere',
    action: 'open-hosted-page',
    text: "This person cannot use the site's own sign-in page. Send them to the hosted sign-in page.",
  },
  TRUSTED_CLIENTS_ONLY: {
    messageKey: 'signIn.elsewhere',
    action: 'open-hosted-page',
    text: "This person cannot use the site's own sign-in page. Send them to the hosted sign-in page.",
  },
  UNIMPLEMENTED_FEATURE: {
    messageKey: 'signIn.elsewhere',
    action: 'open-hosted-page',
    text: "This person cannot use the site's own sign-in page. Send them to the hosted sign-in page.",
  },
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: {
    messageKey: 'signIn.elsewhere',
    action: 'open-hosted-page',
    text: "This person cannot use the site's own sign-in page. Send them to the hosted sign-in page.",
  },
};
