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
    text: 'A parameter of the path is empty or only dots. Check the id or slug before the call.',
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
    text: 'Give oauth() the client id of an OAuth app of this site, as its headless settings show it.',
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
  'setup.appMissing': {
    action: 'contact-owner',
    text: 'The site does not have the app that this call belongs to. Its owner can add it.',
  },
  'setup.otherCatalog': {
    action: 'fix-setup',
    text: "The site's store uses the newer catalog. These calls are for sites with the earlier one.",
  },
  'setup.payments': {
    action: 'contact-owner',
    text: 'The site cannot take payments yet. Its owner has to connect a way to pay.',
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
    text: 'Check that the client id belongs to an OAuth app of this site, and that the host is right.',
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
    text: 'The session was disposed while this waited. What was under way may have taken effect; look before you repeat it.',
  },
  'session.callbackRefused': {
    action: 'sign-in',
    text: 'This sign-in was used already, or it began in another browser or tab. Begin a new one.',
  },
  'session.signInRefused': {
    action: 'sign-in',
    text: 'The login page said no, or the person went away. Offer the sign-in again.',
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
  'session.grantRefused': {
    action: 'sign-in',
    text: 'The code or refresh token was used, has ended, or belongs to another client. Sign in again.',
  },
  'session.badRequest': {
    action: 'fix-setup',
    text: 'The token request is not one that the endpoint knows. Check the grant type and its members.',
  },
  'signIn.captchaMissing': {
    action: 'change-input',
    text: 'The site wants a captcha. Show it, and send its token with the call.',
  },
  'signIn.captchaRefused': {
    action: 'change-input',
    text: 'The captcha token was not accepted. A token counts once; show the captcha again.',
  },
  'signIn.emailTaken': {
    action: 'sign-in',
    text: 'Somebody has registered with this address before. Sign in with it, or recover the password.',
  },
  'signIn.emailInvalid': {
    action: 'change-input',
    text: 'Nobody can sign in with this address. Check how it is written.',
  },
  'signIn.emailUnknown': {
    action: 'change-input',
    text: 'Nobody has registered with this address. Check how it is written, or register.',
  },
  'signIn.passwordWrong': {
    action: 'change-input',
    text: 'This is not the password of this member. Try another, or recover it.',
  },
  'signIn.passwordReset': {
    action: 'open-hosted-page',
    text: 'This password signs nobody in any more. Send a recovery mail; its link opens the page for a new one.',
  },
  'signIn.throttled': {
    action: 'wait',
    text: 'Too many attempts. Wait a minute before the next one.',
  },
  'signIn.placeRefused': {
    action: 'contact-owner',
    text: 'The site takes nobody from this network address. Its owner can change that.',
  },
  'signIn.personRefused': {
    action: 'contact-owner',
    text: 'The platform may not serve this address by law. Only its owner or the support can clear that up.',
  },
  'signIn.fieldUnknown': {
    action: 'change-input',
    text: 'The profile holds a field that the site does not have. Leave it out.',
  },
  'signIn.clientUnknown': {
    action: 'fix-setup',
    text: 'The platform does not know whom this registration is for. Check the client id and clientMetaData.',
  },
  'signIn.attemptEnded': {
    action: 'retry',
    text: 'The attempt to register has ended. Begin it again.',
  },
  'signIn.notCreated': {
    action: 'retry',
    text: 'The identity could not be made just now. Register again.',
  },
  'signIn.elsewhere': {
    action: 'open-hosted-page',
    text: "This person cannot use a sign-in page of one's own. Send them to the hosted sign-in page.",
  },
  'signIn.codeRefused': {
    action: 'change-input',
    text: 'The code of the mail is wrong or too old. Enter it again, or ask for a new mail.',
  },
  'cart.none': {
    action: 'nothing',
    text: 'This visitor has no cart yet. Show an empty cart; the first add to cart makes one.',
  },
  'cart.notOrderable': {
    action: 'change-input',
    text: 'Something in the cart cannot be ordered. Take the lines that are not available out.',
  },
  'coupon.unknown': {
    action: 'change-input',
    text: 'There is no such coupon. Check how the code is written.',
  },
  'coupon.over': {
    action: 'change-input',
    text: 'This coupon is over. Go on without it, or with another.',
  },
  'coupon.notYet': {
    action: 'wait',
    text: 'This coupon does not count yet. Try it again from the day on that it names.',
  },
  'coupon.usedByCustomer': {
    action: 'change-input',
    text: 'This customer has used the coupon as often as it may be. Go on without it.',
  },
  'coupon.notApplicable': {
    action: 'change-input',
    text: 'The coupon is for other items or a larger sum. Change the cart, or go on without it.',
  },
  'catalog.productGone': {
    action: 'change-input',
    text: 'The store has no such product, or hides it. Go back to the list.',
  },
  'catalog.variantGone': {
    action: 'change-input',
    text: 'The product has no such variant any more. Read the product again and choose anew.',
  },
  'catalog.collectionGone': {
    action: 'change-input',
    text: 'The store has no such collection. Go back to the list.',
  },
  'backInStock.exists': {
    action: 'nothing',
    text: 'This person has asked already and will be told once.',
  },
  'backInStock.off': {
    action: 'contact-owner',
    text: 'The site does not collect such requests. Its owner can switch that on.',
  },
  'backInStock.badOptions': {
    action: 'change-input',
    text: 'The chosen options are none of this item. Read the product again and choose anew.',
  },
  'backInStock.badImage': {
    action: 'change-input',
    text: "The address of the item's picture is none that the platform can show. Send another, or none.",
  },
  'backInStock.gone': {
    action: 'change-input',
    text: 'There is no such request. It may have been deleted; list them again.',
  },
  'backInStock.twoWays': {
    action: 'change-input',
    text: 'Name either the item or the requests, not both.',
  },
  'event.badSlug': {
    action: 'change-input',
    text: 'A slug holds letters, digits and hyphens. Choose another, or leave it out.',
  },
  'event.slugTaken': {
    action: 'change-input',
    text: 'Another event has this slug. Choose another, or leave it out.',
  },
  'event.tooMany': {
    action: 'contact-owner',
    text: 'The site has as many events as its plan allows. Its owner can delete some or change the plan.',
  },
  'event.badTransition': {
    action: 'read-back',
    text: "The event's status does not allow this. Read the event again.",
  },
  'event.published': {
    action: 'nothing',
    text: 'The event is public already. Show it as it is.',
  },
  'event.badFilter': {
    action: 'change-input',
    text: 'The filter names a field or an operator that cannot be used here. The reference page lists both.',
  },
  'ticket.soldOut': {
    action: 'change-input',
    text: 'So many tickets are not left. List the available ones again and take fewer.',
  },
  'ticket.overLimit': {
    action: 'change-input',
    text: 'One order may not hold so many tickets. Take fewer.',
  },
  'reservation.gone': {
    action: 'change-input',
    text: 'The reservation has expired or was released. Reserve the tickets again.',
  },
  'reservation.used': {
    action: 'read-back',
    text: 'This reservation has been checked out already. Look for its order before you reserve again.',
  },
  'order.badForm': {
    action: 'change-input',
    text: "Fill in every mandatory field of the event's form, with values that it offers.",
  },
  'order.gone': {
    action: 'change-input',
    text: 'The event has no order with this number, or you may not see it. Check both.',
  },
  'order.notNow': {
    action: 'read-back',
    text: "The order's status does not allow this. Read the order again.",
  },
  'redirect.callbackRefused': {
    action: 'fix-setup',
    text: "Add the return address to the allowed ones in the app's settings, exactly as it is sent.",
  },
  'redirect.notPublished': {
    action: 'contact-owner',
    text: 'The site has no public address, so the platform has no pages to send people to. Its owner has to publish it.',
  },
  'redirect.checkoutGone': {
    action: 'change-input',
    text: 'There is no such checkout any more. Create one from the cart again.',
  },
} as const satisfies Readonly<
  Record<string, { readonly action: keyof typeof adviceActions; readonly text: string }>
>;

/** The message key of every code that an operation lists, that this package gives, or that a sign-in is told by. */
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
  invalid_client: 'setup.clientId',
  'no-redirect-uri': 'setup.redirectUri',
  'missing-api-key': 'setup.credentials',
  'invalid-api-key': 'setup.credentials',
  'missing-app-credentials': 'setup.credentials',
  'storage-without-keep': 'setup.storage',
  'invalid-cookie-option': 'setup.cookie',
  'missing-session-id': 'setup.sessionId',
  'secret-in-browser': 'setup.secretInBrowser',
  'invalid-verifier-length': 'setup.verifierLength',
  APP_NOT_INSTALLED: 'setup.appMissing',
  WIX_EVENTS_APP_NOT_INSTALLED: 'setup.appMissing',
  CATALOG_V3_CALLING_CATALOG_V1_API: 'setup.otherCatalog',
  NO_PAYMENT_METHOD_CONFIGURED: 'setup.payments',
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: 'setup.payments',
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
  'token-unavailable': 'session.unavailable',
  'session-lost': 'session.lost',
  'session-changed': 'session.changed',
  'session-disposed': 'session.disposed',
  'callback-refused': 'session.callbackRefused',
  'sign-in-refused': 'session.signInRefused',
  'silent-timed-out': 'session.silentTimedOut',
  'silent-blocked': 'session.silentBlocked',
  'attempt-not-stored': 'session.attemptNotStored',
  'preflight-failed': 'session.preflightFailed',
  'not-signed-in': 'session.nothingToComplete',
  invalid_grant: 'session.grantRefused',
  invalid_request: 'session.badRequest',
  unsupported_grant_type: 'session.badRequest',
  '-19971': 'signIn.captchaMissing',
  CAPTCHA_TOKEN_REQUIRED: 'signIn.captchaMissing',
  MISSING_CAPTCHA_TOKEN: 'signIn.captchaMissing',
  RECAPTCHA_REQUIRED: 'signIn.captchaMissing',
  missingCaptchaToken: 'signIn.captchaMissing',
  '-19970': 'signIn.captchaRefused',
  INVALID_CAPTCHA_TOKEN: 'signIn.captchaRefused',
  RECAPTCHA_FAILED: 'signIn.captchaRefused',
  invalidCaptchaToken: 'signIn.captchaRefused',
  '-19995': 'signIn.emailTaken',
  DUPLICATE_EMAIL: 'signIn.emailTaken',
  emailAlreadyExists: 'signIn.emailTaken',
  invalidEmail: 'signIn.emailInvalid',
  '-19999': 'signIn.emailUnknown',
  '-19976': 'signIn.passwordWrong',
  invalidPassword: 'signIn.passwordWrong',
  '-19973': 'signIn.passwordReset',
  resetPassword: 'signIn.passwordReset',
  THROTTLED_FEATURE: 'signIn.throttled',
  IP_ADDRESS_FILTERED: 'signIn.placeRefused',
  USER_EMAIL_OFAC_ADDRESS: 'signIn.personRefused',
  UNSUPPORTED_FIELD: 'signIn.fieldUnknown',
  ATTRIBUTE_NOT_FOUND: 'signIn.fieldUnknown',
  CLIENT_METADATA_NOT_FOUND: 'signIn.clientUnknown',
  INVALID_USER_TYPE: 'signIn.clientUnknown',
  INVALID_LD_SESSION: 'signIn.attemptEnded',
  COULD_NOT_CREATE_SET_ACCOUNT_USER: 'signIn.notCreated',
  REENROLLMENT_REQUIRED_BY_ADMIN: 'signIn.elsewhere',
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: 'signIn.elsewhere',
  TRUSTED_CLIENTS_ONLY: 'signIn.elsewhere',
  UNIMPLEMENTED_FEATURE: 'signIn.elsewhere',
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: 'signIn.elsewhere',
  VERIFICATION_FAILED: 'signIn.codeRefused',
  OWNED_CART_NOT_FOUND: 'cart.none',
  CART_CANNOT_BE_ORDERED: 'cart.notOrderable',
  ERROR_COUPON_DOES_NOT_EXIST: 'coupon.unknown',
  ERROR_COUPON_EXPIRED: 'coupon.over',
  ERROR_COUPON_IS_DISABLED: 'coupon.over',
  ERROR_COUPON_USAGE_EXCEEDED: 'coupon.over',
  ERROR_COUPON_NOT_ACTIVE_YET: 'coupon.notYet',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'coupon.usedByCustomer',
  ERROR_COUPON_NOT_APPLICABLE: 'coupon.notApplicable',
  PRODUCT_NOT_FOUND: 'catalog.productGone',
  VARIANT_NOT_FOUND: 'catalog.variantGone',
  COLLECTION_NOT_FOUND: 'catalog.collectionGone',
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: 'backInStock.exists',
  REQUEST_COLLECTION_DISABLED: 'backInStock.off',
  INVALID_CATALOG_REFERENCE_OPTIONS: 'backInStock.badOptions',
  INVALID_ITEM_IMAGE_URL: 'backInStock.badImage',
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: 'backInStock.gone',
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: 'backInStock.twoWays',
  INVALID_SLUG_FORMAT: 'event.badSlug',
  SLUG_ALREADY_IN_USE: 'event.slugTaken',
  EVENT_LIMIT_REACHED: 'event.tooMany',
  INVALID_EVENT_STATUS_TRANSITION: 'event.badTransition',
  EVENT_ALREADY_PUBLISHED: 'event.published',
  FILTER_PARSER_ERROR: 'event.badFilter',
  TICKETS_NOT_AVAILABLE: 'ticket.soldOut',
  TICKET_LIMIT_EXCEEDED: 'ticket.overLimit',
  RESERVATION_NOT_FOUND: 'reservation.gone',
  RESERVATION_OCCUPIED: 'reservation.used',
  INVALID_FORM_RESPONSE: 'order.badForm',
  ORDER_NOT_FOUND: 'order.gone',
  ORDER_ACTION_NOT_AVAILABLE: 'order.notNow',
  ORDER_STATUS_NOT_AUTHORIZED: 'order.notNow',
  CALLBACK_URL_NOT_ALLOWED: 'redirect.callbackRefused',
  SITE_NOT_PUBLISHED: 'redirect.notPublished',
  CHECKOUT_NOT_FOUND: 'redirect.checkoutGone',
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

type ByMessageKey = Readonly<Record<string, keyof typeof errorMessages>>;
