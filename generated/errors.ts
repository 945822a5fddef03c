// Generated from spec/errors.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** Every kind of advice, and what it means. */
export const adviceActions = {
  nothing: 'It is no failure for the person. Show the state that it tells of.',
  retry: 'Make the same call again; it may succeed now.',
  wait: 'Make the same call again, but only after the time that the error names, or a minute.',
  'read-back': 'What the page knows is out of date. Read it again, then decide.',
  'change-input': 'The same call will fail again. Ask for something else, or leave something out.',
  'sign-in': 'The call needs an identity, or another one. Sign in, then make it again.',
  'open-hosted-page': "The platform's own page can do what this call cannot. Send the person there.",
  'contact-owner': 'Only the owner of the site can change it.',
  'fix-setup': "A developer has to change the code, the configuration or the app's settings.",
} as const;

/** The advice in words, by message key. */
export const errorMessages = {
  'call.outcomeUnknown': {
    action: 'read-back',
    text: 'It may have taken effect. Read back first: the cart, which names its checkout, or the order by its number.',
  },
  'call.invalid': {
    action: 'change-input',
    text: 'Correct what the answer names and call again.',
  },
  'call.unauthenticated': {
    action: 'sign-in',
    text: 'The identity was refused. Check the client id, key or secret of createClient(), or sign in again.',
  },
  'call.forMembers': {
    action: 'sign-in',
    text: 'Only members may do this. Sign in, then call again.',
  },
  'call.forOwners': {
    action: 'fix-setup',
    text: 'Only the owner or an app may do this. Make the call on a server, by an API key or as an app.',
  },
  'call.forbidden': {
    action: 'contact-owner',
    text: 'The site does not let this caller do this. Its owner can say why, or change it.',
  },
  'call.notFound': {
    action: 'change-input',
    text: 'Nothing on this site has this id or slug. It may have been deleted, or you may not see it.',
  },
  'call.conflict': {
    action: 'read-back',
    text: 'It changed or exists already. Read it again, then decide.',
  },
  'call.precondition': {
    action: 'contact-owner',
    text: "The site is not ready for this call. The owner can look at the app's settings and its plan.",
  },
  'call.tooMany': {
    action: 'wait',
    text: 'Too many calls. Wait as long as retryAfterMs says, or a minute.',
  },
  'call.platformFailed': {
    action: 'wait',
    text: 'The platform itself failed. Try again in a while; its support can look up the request id.',
  },
  'call.network': {
    action: 'retry',
    text: 'Is the host of createClient() right and running, and is there a network? In a browser it may be CORS.',
  },
  'call.timeout': {
    action: 'retry',
    text: 'Try again, or give the call more time with the options timeout and attemptTimeout.',
  },
  'call.unusable': {
    action: 'fix-setup',
    text: 'What answered may not be the platform: check the host and what stands between.',
  },
  'call.redirected': {
    action: 'fix-setup',
    text: 'The host sends calls elsewhere: give createClient() the address that it points to.',
  },
  'call.noClient': {
    action: 'fix-setup',
    text: 'Pass a client with the options of the call, or wrap the components in the provider.',
  },
  'call.badPath': {
    action: 'change-input',
    text: 'A part of the path is empty or only dots, or a query stands in it. Check the id or slug before the call.',
  },
  'call.badQuery': {
    action: 'change-input',
    text: 'The address of this call has no form for a list of objects. Leave it out, or give single values.',
  },
  'setup.host': {
    action: 'fix-setup',
    text: 'Give createClient() a host that begins with https:// (or http:// on this machine) and has no query.',
  },
  'setup.clientId': {
    action: 'fix-setup',
    text: 'Give oauth() the client id of an OAuth app of this site, or app() the id and secret of the app.',
  },
  'setup.redirectUri': {
    action: 'fix-setup',
    text: 'Give createSignIn() or useSignIn() a redirectUri, the address of the page that a sign-in comes back to.',
  },
  'setup.credentials': {
    action: 'fix-setup',
    text: "Give the key or the app's credentials, from the server's own environment. They never belong in a browser.",
  },
  'setup.storage': {
    action: 'fix-setup',
    text: 'Give the storage of oauth() the member `keep` with the value keepTokens, which this package exports.',
  },
  'setup.cookie': {
    action: 'fix-setup',
    text: "An option of the session's cookie has characters that no cookie may have, or excludes another one.",
  },
  'setup.cookieSource': {
    action: 'fix-setup',
    text: 'Give requestCookies() the request or its headers; await headers() and cookies() of Next.js first.',
  },
  'setup.sessionId': {
    action: 'fix-setup',
    text: 'A store that several people share needs an id for each session, such as a random one in a cookie.',
  },
  'setup.secretInBrowser': {
    action: 'fix-setup',
    text: 'Everybody could read this key in a page. Make the call on a server.',
  },
  'setup.verifierLength': {
    action: 'fix-setup',
    text: 'A PKCE verifier has 43 to 128 characters. Leave the length out, and it has 43.',
  },
  'webhook.key': {
    action: 'fix-setup',
    text: "Give the public key as the app's webhook settings show it. The private half belongs to the platform.",
  },
  'webhook.foreign': {
    action: 'nothing',
    text: 'It does not come from the platform. If everything is refused, hand over the body before it is parsed.',
  },
  'webhook.otherKey': {
    action: 'fix-setup',
    text: "It is forged, or the key is another app's or an old one. Compare it with the app's webhook settings.",
  },
  'webhook.outOfDate': {
    action: 'nothing',
    text: 'It is an old delivery sent again, or the clock of this server is wrong by more than the tolerance.',
  },
  'webhook.endless': {
    action: 'fix-setup',
    text: 'What never ends can be replayed for ever. Where the platform sends such, set withoutExpiry to accept.',
  },
  'webhook.otherReceiver': {
    action: 'fix-setup',
    text: 'It is meant for another app, or the configured audience or issuer is not what the platform writes.',
  },
  'webhook.contents': {
    action: 'fix-setup',
    text: 'The platform sends another layout than this version knows. Look for an update, or leave the schema out.',
  },
  'webhook.notHandled': {
    action: 'fix-setup',
    text: 'The platform sends it again. The cause of the error says which handler or store failed, and why.',
  },
  'webhook.busy': {
    action: 'nothing',
    text: 'The same entity is being handled just now. The platform sends the notification again.',
  },
  'session.refused': {
    action: 'fix-setup',
    text: 'The token endpoint refused the request. Its description says why; check createClient() and the OAuth app.',
  },
  'session.codeExpired': {
    action: 'sign-in',
    text: 'The code of this sign-in was used before, or is too old. Begin the sign-in again.',
  },
  'session.notAnApiHost': {
    action: 'fix-setup',
    text: 'A web page answered in place of the platform. Check the host of createClient(), and what stands between.',
  },
  'session.wrongResponseMode': {
    action: 'fix-setup',
    text: 'The answer stands in the other part of the address. Give both calls of the sign-in the same responseMode.',
  },
  'session.unavailable': {
    action: 'wait',
    text: 'The token endpoint cannot answer now. The session is kept; try again later.',
  },
  'session.lost': {
    action: 'sign-in',
    text: "The member's session ended and the call was not carried out. Sign in again, then repeat it.",
  },
  'session.changed': {
    action: 'retry',
    text: 'Nothing was sent. Call again to go on with the session as it is now.',
  },
  'session.disposed': {
    action: 'retry',
    text: 'The session was disposed while this waited. A new call starts anew.',
  },
  'session.callbackRefused': {
    action: 'sign-in',
    text: 'This sign-in was used already, or it began in another browser or tab. Begin a new one.',
  },
  'session.signInRefused': {
    action: 'sign-in',
    text: 'The login page said no, or the person went away. Offer the sign-in again.',
  },
  'session.signInSuperseded': {
    action: 'sign-in',
    text: 'The session changed meanwhile; the code is used up. Look at the session, and begin a new sign-in if needed.',
  },
  'session.silentTimedOut': {
    action: 'open-hosted-page',
    text: 'The hidden frame was not answered. Allow this origin in the OAuth app, or send the person to the login page.',
  },
  'session.silentBlocked': {
    action: 'open-hosted-page',
    text: 'A hidden frame cannot be opened here. Send the person to the login page.',
  },
  'session.attemptNotStored': {
    action: 'fix-setup',
    text: 'This tab may store nothing, so no way leads back. Keep sign-ins elsewhere, such as in a cookie.',
  },
  'session.preflightFailed': {
    action: 'fix-setup',
    text: 'The setup would not have let the person come back. Its description says what to mend.',
  },
  'session.nothingToComplete': {
    action: 'fix-setup',
    text: 'There is no session token to go on with. Call complete() only in the state SUCCESS, and once.',
  },
} as const satisfies Readonly<
  Record<string, { readonly action: keyof typeof adviceActions; readonly text: string }>
>;

/** The message key of every code that this package gives, or that all operations may be refused with. */
export const messageKeyByCode = {
  INVALID_ARGUMENT: 'call.invalid',
  NOT_FOUND: 'call.notFound',
  SYSTEM_ERROR: 'call.platformFailed',
  network: 'call.network',
  timeout: 'call.timeout',
  UNUSABLE_ANSWER: 'call.unusable',
  REDIRECT: 'call.redirected',
  'missing-client': 'call.noClient',
  'invalid-path': 'call.badPath',
  'invalid-query': 'call.badQuery',
  'invalid-host': 'setup.host',
  'missing-client-id': 'setup.clientId',
  'client-unknown': 'setup.clientId',
  'no-redirect-uri': 'setup.redirectUri',
  'missing-api-key': 'setup.credentials',
  'invalid-api-key': 'setup.credentials',
  'missing-app-credentials': 'setup.credentials',
  'storage-without-keep': 'setup.storage',
  'invalid-cookie-option': 'setup.cookie',
  'invalid-cookie-source': 'setup.cookieSource',
  'missing-session-id': 'setup.sessionId',
  'secret-in-browser': 'setup.secretInBrowser',
  'invalid-verifier-length': 'setup.verifierLength',
  'invalid-public-key': 'webhook.key',
  'webhook-not-signed': 'webhook.foreign',
  'webhook-too-large': 'webhook.foreign',
  'webhook-algorithm': 'webhook.foreign',
  'webhook-signature': 'webhook.otherKey',
  'webhook-expired': 'webhook.outOfDate',
  'webhook-not-yet-valid': 'webhook.outOfDate',
  'webhook-no-expiry': 'webhook.endless',
  'webhook-audience': 'webhook.otherReceiver',
  'webhook-issuer': 'webhook.otherReceiver',
  'webhook-contents': 'webhook.contents',
  'webhook-shape': 'webhook.contents',
  'webhook-handler-failed': 'webhook.notHandled',
  'webhook-store-failed': 'webhook.notHandled',
  'webhook-busy': 'webhook.busy',
  'token-refused': 'session.refused',
  'code-expired': 'session.codeExpired',
  'not-an-api-host': 'session.notAnApiHost',
  'wrong-response-mode': 'session.wrongResponseMode',
  'token-unavailable': 'session.unavailable',
  'session-lost': 'session.lost',
  'session-changed': 'session.changed',
  'session-disposed': 'session.disposed',
  'callback-refused': 'session.callbackRefused',
  'sign-in-refused': 'session.signInRefused',
  'sign-in-superseded': 'session.signInSuperseded',
  'silent-timed-out': 'session.silentTimedOut',
  'silent-blocked': 'session.silentBlocked',
  'attempt-not-stored': 'session.attemptNotStored',
  'preflight-failed': 'session.preflightFailed',
  'not-signed-in': 'session.nothingToComplete',
} as const satisfies ByMessageKey;

/** The message key of the first identity that a call refused with 403 needs. */
export const messageKeyByIdentity = {
  member: 'call.forMembers',
  owner: 'call.forOwners',
  app: 'call.forOwners',
} as const satisfies ByMessageKey;

/** The message key of an HTTP status whose code says nothing more. */
export const messageKeyByStatus = {
  '400': 'call.invalid',
  '401': 'call.unauthenticated',
  '403': 'call.forbidden',
  '404': 'call.notFound',
  '409': 'call.conflict',
  '428': 'call.precondition',
  '429': 'call.tooMany',
  '5xx': 'call.platformFailed',
} as const satisfies ByMessageKey;

/** The message key of an error's `retryable`, where that matters more than its code. */
export const messageKeyByRetryable = {
  unknown: 'call.outcomeUnknown',
} as const satisfies ByMessageKey;

/**
 * How the two password calls name their refusals (specification 8): `codes` by application code, `named` by the
 * platform's other form of it; `emailViolation` for a refused e-mail field; `otherwise` for everything else, where
 * there is a name for it.
 */
export const signInErrors = {
  register: {
    emailViolation: 'invalidEmail',
    codes: {
      '-19971': 'missingCaptchaToken',
      '-19995': 'emailAlreadyExists',
      '-19970': 'invalidCaptchaToken',
    },
    named: {
      CAPTCHA_TOKEN_REQUIRED: 'missingCaptchaToken',
      MISSING_CAPTCHA_TOKEN: 'missingCaptchaToken',
      RECAPTCHA_REQUIRED: 'missingCaptchaToken',
      INVALID_CAPTCHA_TOKEN: 'invalidCaptchaToken',
      RECAPTCHA_FAILED: 'invalidCaptchaToken',
      DUPLICATE_EMAIL: 'emailAlreadyExists',
    },
  },
  login: {
    emailViolation: 'invalidEmail',
    otherwise: 'invalidEmail',
    codes: {
      '-19971': 'missingCaptchaToken',
      '-19970': 'invalidCaptchaToken',
      '-19976': 'invalidPassword',
      '-19973': 'resetPassword',
    },
    named: {
      CAPTCHA_TOKEN_REQUIRED: 'missingCaptchaToken',
      INVALID_CAPTCHA_TOKEN: 'invalidCaptchaToken',
    },
  },
} as const;

/** The names of all sentences, those of the services too. */
export type MessageKey =
  | 'call.outcomeUnknown'
  | 'call.invalid'
  | 'call.unauthenticated'
  | 'call.forMembers'
  | 'call.forOwners'
  | 'call.forbidden'
  | 'call.notFound'
  | 'call.conflict'
  | 'call.precondition'
  | 'call.tooMany'
  | 'call.platformFailed'
  | 'call.network'
  | 'call.timeout'
  | 'call.unusable'
  | 'call.redirected'
  | 'call.noClient'
  | 'call.badPath'
  | 'call.badQuery'
  | 'setup.host'
  | 'setup.clientId'
  | 'setup.redirectUri'
  | 'setup.credentials'
  | 'setup.storage'
  | 'setup.cookie'
  | 'setup.cookieSource'
  | 'setup.sessionId'
  | 'setup.secretInBrowser'
  | 'setup.verifierLength'
  | 'setup.appMissing'
  | 'setup.otherCatalog'
  | 'setup.payments'
  | 'webhook.key'
  | 'webhook.foreign'
  | 'webhook.otherKey'
  | 'webhook.outOfDate'
  | 'webhook.endless'
  | 'webhook.otherReceiver'
  | 'webhook.contents'
  | 'webhook.notHandled'
  | 'webhook.busy'
  | 'session.refused'
  | 'session.codeExpired'
  | 'session.notAnApiHost'
  | 'session.wrongResponseMode'
  | 'session.unavailable'
  | 'session.lost'
  | 'session.changed'
  | 'session.disposed'
  | 'session.callbackRefused'
  | 'session.signInRefused'
  | 'session.signInSuperseded'
  | 'session.silentTimedOut'
  | 'session.silentBlocked'
  | 'session.attemptNotStored'
  | 'session.preflightFailed'
  | 'session.nothingToComplete'
  | 'session.grantRefused'
  | 'session.badRequest'
  | 'signIn.captchaMissing'
  | 'signIn.captchaRefused'
  | 'signIn.emailTaken'
  | 'signIn.emailInvalid'
  | 'signIn.emailUnknown'
  | 'signIn.passwordWrong'
  | 'signIn.passwordReset'
  | 'signIn.throttled'
  | 'signIn.placeRefused'
  | 'signIn.personRefused'
  | 'signIn.fieldUnknown'
  | 'signIn.clientUnknown'
  | 'signIn.attemptEnded'
  | 'signIn.notCreated'
  | 'signIn.elsewhere'
  | 'signIn.codeRefused'
  | 'cart.none'
  | 'cart.notOrderable'
  | 'coupon.unknown'
  | 'coupon.over'
  | 'coupon.notYet'
  | 'coupon.usedByCustomer'
  | 'coupon.notApplicable'
  | 'catalog.productGone'
  | 'catalog.variantGone'
  | 'catalog.collectionGone'
  | 'backInStock.exists'
  | 'backInStock.off'
  | 'backInStock.badOptions'
  | 'backInStock.badImage'
  | 'backInStock.gone'
  | 'backInStock.twoWays'
  | 'event.badSlug'
  | 'event.slugTaken'
  | 'event.tooMany'
  | 'event.badTransition'
  | 'event.published'
  | 'event.badFilter'
  | 'ticket.soldOut'
  | 'ticket.overLimit'
  | 'reservation.gone'
  | 'reservation.used'
  | 'order.badForm'
  | 'order.gone'
  | 'order.notNow'
  | 'redirect.callbackRefused'
  | 'redirect.notPublished'
  | 'redirect.checkoutGone';

/** Every code that there is advice for: of all operations, of this package, and of the sign-in. */
export type CodeWithAdvice =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'SYSTEM_ERROR'
  | 'network'
  | 'timeout'
  | 'UNUSABLE_ANSWER'
  | 'REDIRECT'
  | 'missing-client'
  | 'invalid-path'
  | 'invalid-query'
  | 'invalid-host'
  | 'missing-client-id'
  | 'invalid_client'
  | 'client-unknown'
  | 'no-redirect-uri'
  | 'missing-api-key'
  | 'invalid-api-key'
  | 'missing-app-credentials'
  | 'storage-without-keep'
  | 'invalid-cookie-option'
  | 'invalid-cookie-source'
  | 'missing-session-id'
  | 'secret-in-browser'
  | 'invalid-verifier-length'
  | 'APP_NOT_INSTALLED'
  | 'WIX_EVENTS_APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API'
  | 'NO_PAYMENT_METHOD_CONFIGURED'
  | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  | 'invalid-public-key'
  | 'webhook-not-signed'
  | 'webhook-too-large'
  | 'webhook-algorithm'
  | 'webhook-signature'
  | 'webhook-expired'
  | 'webhook-not-yet-valid'
  | 'webhook-no-expiry'
  | 'webhook-audience'
  | 'webhook-issuer'
  | 'webhook-contents'
  | 'webhook-shape'
  | 'webhook-handler-failed'
  | 'webhook-store-failed'
  | 'webhook-busy'
  | 'token-refused'
  | 'code-expired'
  | 'not-an-api-host'
  | 'wrong-response-mode'
  | 'token-unavailable'
  | 'session-lost'
  | 'session-changed'
  | 'session-disposed'
  | 'callback-refused'
  | 'sign-in-refused'
  | 'sign-in-superseded'
  | 'silent-timed-out'
  | 'silent-blocked'
  | 'attempt-not-stored'
  | 'preflight-failed'
  | 'not-signed-in'
  | 'invalid_grant'
  | 'invalid_request'
  | 'unsupported_grant_type'
  | '-19971'
  | 'CAPTCHA_TOKEN_REQUIRED'
  | 'MISSING_CAPTCHA_TOKEN'
  | 'RECAPTCHA_REQUIRED'
  | 'missingCaptchaToken'
  | '-19970'
  | 'INVALID_CAPTCHA_TOKEN'
  | 'RECAPTCHA_FAILED'
  | 'invalidCaptchaToken'
  | '-19995'
  | 'DUPLICATE_EMAIL'
  | 'emailAlreadyExists'
  | 'invalidEmail'
  | '-19999'
  | '-19976'
  | 'invalidPassword'
  | '-19973'
  | 'resetPassword'
  | 'THROTTLED_FEATURE'
  | 'IP_ADDRESS_FILTERED'
  | 'USER_EMAIL_OFAC_ADDRESS'
  | 'UNSUPPORTED_FIELD'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'CLIENT_METADATA_NOT_FOUND'
  | 'INVALID_USER_TYPE'
  | 'INVALID_LD_SESSION'
  | 'COULD_NOT_CREATE_SET_ACCOUNT_USER'
  | 'REENROLLMENT_REQUIRED_BY_ADMIN'
  | 'REGISTRATION_TO_EDITORX_NOT_ALLOWED'
  | 'TRUSTED_CLIENTS_ONLY'
  | 'UNIMPLEMENTED_FEATURE'
  | 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'
  | 'VERIFICATION_FAILED'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_CANNOT_BE_ORDERED'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'VARIANT_NOT_FOUND'
  | 'COLLECTION_NOT_FOUND'
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
  | 'REQUEST_COLLECTION_DISABLED'
  | 'INVALID_CATALOG_REFERENCE_OPTIONS'
  | 'INVALID_ITEM_IMAGE_URL'
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'
  | 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS'
  | 'INVALID_SLUG_FORMAT'
  | 'SLUG_ALREADY_IN_USE'
  | 'EVENT_LIMIT_REACHED'
  | 'INVALID_EVENT_STATUS_TRANSITION'
  | 'EVENT_ALREADY_PUBLISHED'
  | 'FILTER_PARSER_ERROR'
  | 'TICKETS_NOT_AVAILABLE'
  | 'TICKET_LIMIT_EXCEEDED'
  | 'RESERVATION_NOT_FOUND'
  | 'RESERVATION_OCCUPIED'
  | 'INVALID_FORM_RESPONSE'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_ACTION_NOT_AVAILABLE'
  | 'ORDER_STATUS_NOT_AUTHORIZED'
  | 'CALLBACK_URL_NOT_ALLOWED'
  | 'SITE_NOT_PUBLISHED'
  | 'CHECKOUT_NOT_FOUND';

/** Advice on an error. */
export interface Advice {
  readonly action: keyof typeof adviceActions;
  /** Names the sentence: look a translation up by it, or show `text`. */
  readonly messageKey: MessageKey;
  /** The sentence in English. */
  readonly text: string;
}

/** Advice by error code: every service exports its own one as `advice`. */
export type AdviceTable = Readonly<Record<string, Advice>>;

type ByMessageKey = Readonly<Record<string, keyof typeof errorMessages>>;
