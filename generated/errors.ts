// Generated from spec/errors.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** All kinds of advice, with their meanings. */
export const adviceActions = {
  nothing: 'Not a failure for the person. Show the state that the error describes.',
  retry: 'Make the same call again; it may succeed now.',
  wait: 'Make the same call again, but only after the time in the error, or after a minute.',
  'read-back': 'The data on the page is stale. Read it again, then decide.',
  'change-input': 'The same call will fail again. Change or omit some of its input.',
  'sign-in': 'The call needs an identity, or a different one. Sign in, then call again.',
  'open-hosted-page': "The platform's own page can do this. Send the person there.",
  'contact-owner': 'Only the owner of the site can resolve it.',
  'fix-setup': "A developer has to change the code, the configuration or the app's settings.",
} as const;

/** The sentences of the advice, by message key. */
export const errorMessages = {
  'call.outcomeUnknown': {
    action: 'read-back',
    text: 'It may have taken effect. Read back first: the cart, which names its checkout, or the order by its number.',
  },
  'call.invalid': {
    action: 'change-input',
    text: 'Correct the fields that the response names, and call again.',
  },
  'call.unauthenticated': {
    action: 'sign-in',
    text: 'The identity was rejected. Check the client id, key or secret of createClient(), or sign in again.',
  },
  'call.forMembers': {
    action: 'sign-in',
    text: 'Only members may make this call. Sign in, then call again.',
  },
  'call.forOwners': {
    action: 'fix-setup',
    text: 'Only the owner or an app may make this call. Call from a server, with an API key or as an app.',
  },
  'call.forbidden': {
    action: 'contact-owner',
    text: 'The site does not allow this call for this caller. Its owner knows the reason, or can change it.',
  },
  'call.notFound': {
    action: 'change-input',
    text: 'The site has no entity with this id or slug. It may have been deleted, or the caller may not see it.',
  },
  'call.conflict': {
    action: 'read-back',
    text: 'The entity has changed, or it already exists. Read it again, then decide.',
  },
  'call.precondition': {
    action: 'contact-owner',
    text: "The site is not ready for this call. The owner can check the app's settings and the plan.",
  },
  'call.tooMany': {
    action: 'wait',
    text: 'Too many calls. Wait for the time in retryAfterMs, or for a minute.',
  },
  'call.platformFailed': {
    action: 'wait',
    text: 'The platform failed internally. Try again later; its support can look up the request id.',
  },
  'call.network': {
    action: 'retry',
    text: 'Check that the host of createClient() is right and running, and the network. In a browser, check CORS.',
  },
  'call.timeout': {
    action: 'retry',
    text: 'Try again, or give the call more time with the options timeout and attemptTimeout.',
  },
  'call.unusable': {
    action: 'fix-setup',
    text: 'The response may not come from the platform: check the host, and any proxy in between.',
  },
  'call.redirected': {
    action: 'fix-setup',
    text: 'The host redirects calls: give createClient() the address of the redirect.',
  },
  'call.noClient': {
    action: 'fix-setup',
    text: 'Pass a client with the options of the call, or wrap the components in the provider.',
  },
  'setup.reservedName': {
    action: 'fix-setup',
    text: 'Give the service another name in `services`. Names such as host, session, send and call belong to the client.',
  },
  'setup.catalog': {
    action: 'fix-setup',
    text: 'Give the provider or the hook a catalog, such as anyCatalog.',
  },
  'cart.linesUnavailable': {
    action: 'change-input',
    text: 'Show the lines that cannot be ordered. Remove them or lower their quantity, then start the checkout again.',
  },
  'cart.changed': {
    action: 'change-input',
    text: 'Show the changed prices and quantities. Start the checkout again as soon as the buyer has seen them.',
  },
  'cart.quantity': {
    action: 'change-input',
    text: 'Enter a whole number from 1 on.',
  },
  'cart.otherValues': {
    action: 'change-input',
    text: 'Set the address or the delivery on the cart first. The second version of the cart estimates its own values only.',
  },
  'cart.customLines': {
    action: 'change-input',
    text: 'Add items of a catalog. The second version of the cart takes lines with a price of their own from apps only.',
  },
  'call.badPath': {
    action: 'change-input',
    text: 'Part of the path is empty, consists of dots, or contains a query. Check the id or slug before the call.',
  },
  'call.badHeader': {
    action: 'change-input',
    text: 'A header of the call has a character that headers cannot have, such as a line break. Give the header without it.',
  },
  'call.badQuery': {
    action: 'change-input',
    text: 'The query of this call cannot contain a list of objects. Omit it, or give single values.',
  },
  'setup.option': {
    action: 'fix-setup',
    text: 'A number among the options is out of range. Give a number as the message says.',
  },
  'setup.host': {
    action: 'fix-setup',
    text: 'Give createClient() a host that begins with https:// (or http:// on this machine) and has no query.',
  },
  'setup.clientId': {
    action: 'fix-setup',
    text: 'Give oauth() the client id of an OAuth app of this site, or app() the id and secret of the app.',
  },
  'setup.grant': {
    action: 'fix-setup',
    text: 'The OAuth app, or the host, does not allow this way to get tokens. Check the client id and the host.',
  },
  'setup.redirectUri': {
    action: 'fix-setup',
    text: 'Give createSignIn() or useSignIn() a redirectUri: the address of the page to which a sign-in returns.',
  },
  'setup.credentials': {
    action: 'fix-setup',
    text: "Give the key or the app's credentials, from the server's environment. Never use them in a browser.",
  },
  'setup.storage': {
    action: 'fix-setup',
    text: 'Give the storage of oauth() the member `keep` with the value keepTokens, which this package exports.',
  },
  'setup.storageOutsidePage': {
    action: 'fix-setup',
    text: 'This storage belongs to one browser. On a server, give oauth() requestCookies() or a storage of your own.',
  },
  'setup.attempts': {
    action: 'fix-setup',
    text: 'Outside of a page, a sign-in needs a storage of its visitor, such as a cookie. Give it the option attempts.',
  },
  'setup.webApi': {
    action: 'fix-setup',
    text: 'The error names an API that is missing here. Use https or localhost, a newer browser, or a polyfill.',
  },
  'setup.cookie': {
    action: 'fix-setup',
    text: 'An option of the session cookie has characters that no cookie may have, or conflicts with another option.',
  },
  'setup.cookieSource': {
    action: 'fix-setup',
    text: 'Give requestCookies() the request or its headers; await headers() and cookies() of Next.js first.',
  },
  'setup.cookieTarget': {
    action: 'fix-setup',
    text: 'Give applyTo() the response, its headers or a cookie store; await cookies() of Next.js first.',
  },
  'setup.sessionId': {
    action: 'fix-setup',
    text: 'A store for several people needs an id for each session, such as a random one in a cookie.',
  },
  'setup.secretInBrowser': {
    action: 'fix-setup',
    text: 'In a page, everyone could read this key. Make the call from a server.',
  },
  'setup.verifierLength': {
    action: 'fix-setup',
    text: 'A PKCE verifier has 43 to 128 characters. The default length is 43.',
  },
  'setup.requiredAppMissing': {
    action: 'contact-owner',
    text: 'An app that this call needs, such as the store, is not installed on the site. Its owner can add it.',
  },
  'setup.noCredentials': {
    action: 'fix-setup',
    text: 'The call carried no credentials. Make it with a client that has an identity.',
  },
  'setup.siteDomain': {
    action: 'fix-setup',
    text: "The OAuth app names a domain that is no longer the site's. Enter the current domain in the app's settings.",
  },
  'setup.otherCatalog': {
    action: 'fix-setup',
    text: 'The store uses the newer catalog, and this call is for the earlier one. Use the adapter for both.',
  },
  'setup.earlierCatalog': {
    action: 'fix-setup',
    text: 'The store uses the earlier catalog, and this call is for the newer one. Use the adapter for both.',
  },
  'webhook.key': {
    action: 'fix-setup',
    text: "Give the public key from the app's webhook settings. The platform keeps the private key.",
  },
  'webhook.foreign': {
    action: 'nothing',
    text: 'The request does not come from the platform. If all are rejected, pass the body before it is parsed.',
  },
  'webhook.otherKey': {
    action: 'fix-setup',
    text: "The request is forged, or the key is wrong or outdated. Compare it with the app's webhook settings.",
  },
  'webhook.outOfDate': {
    action: 'nothing',
    text: "It is an old delivery sent again, or this server's clock is wrong by more than the tolerance.",
  },
  'webhook.endless': {
    action: 'fix-setup',
    text: 'A token without expiry can be replayed for ever. If the platform sends such tokens, set withoutExpiry to accept.',
  },
  'webhook.otherReceiver': {
    action: 'fix-setup',
    text: 'It is meant for another app, or the receiver requires an audience or an issuer that the platform does not send.',
  },
  'webhook.contents': {
    action: 'fix-setup',
    text: 'This version does not know the layout of the notification. Look for an update, or omit the schema.',
  },
  'webhook.notHandled': {
    action: 'fix-setup',
    text: 'The platform sends it again. The cause of the error says which handler or store failed, and why.',
  },
  'webhook.busy': {
    action: 'nothing',
    text: 'The same entity is being processed right now. The platform sends the notification again.',
  },
  'session.refused': {
    action: 'fix-setup',
    text: 'The token endpoint rejected the request. Read its description; check createClient() and the OAuth app.',
  },
  'session.codeExpired': {
    action: 'sign-in',
    text: 'The code of this sign-in was already used, or has expired. Start the sign-in again.',
  },
  'session.notAnApiHost': {
    action: 'fix-setup',
    text: 'A web page answered instead of the platform. Check the host of createClient(), and any proxy in between.',
  },
  'session.wrongResponseMode': {
    action: 'fix-setup',
    text: 'The response is in the other part of the address. Give both calls of the sign-in the same responseMode.',
  },
  'session.unavailable': {
    action: 'wait',
    text: 'The token endpoint is unavailable. The session is kept; try again later.',
  },
  'session.lost': {
    action: 'sign-in',
    text: "The member's session ended and the call was not executed. Sign in again, then repeat it.",
  },
  'session.changed': {
    action: 'retry',
    text: 'Nothing was sent. Call again to use the current session.',
  },
  'session.disposed': {
    action: 'retry',
    text: 'The session was disposed while the call was waiting. A new call starts a new session.',
  },
  'session.callbackRefused': {
    action: 'sign-in',
    text: 'This sign-in was already used, or started in another browser or tab. Start a new one.',
  },
  'session.signInRefused': {
    action: 'sign-in',
    text: 'The login page rejected the sign-in, or the person cancelled it. Offer the sign-in again.',
  },
  'session.signInSuperseded': {
    action: 'sign-in',
    text: 'The session changed meanwhile; the code is used up. Check the session, and start a new sign-in if needed.',
  },
  'session.silentTimedOut': {
    action: 'open-hosted-page',
    text: 'The hidden frame got no response. Allow this origin in the OAuth app, or send the person to the login page.',
  },
  'session.silentBlocked': {
    action: 'open-hosted-page',
    text: 'A hidden frame cannot be opened here. Send the person to the login page.',
  },
  'session.attemptNotStored': {
    action: 'fix-setup',
    text: 'This tab has no storage, so the sign-in cannot be completed. Store sign-ins elsewhere, such as in a cookie.',
  },
  'session.preflightFailed': {
    action: 'fix-setup',
    text: 'With this setup the person could not return. Read its description for the setting to correct.',
  },
  'session.nothingToComplete': {
    action: 'fix-setup',
    text: 'There is no session token to use. Call complete() only in the state SUCCESS, and once.',
  },
} as const satisfies Readonly<
  Record<string, { readonly action: keyof typeof adviceActions; readonly text: string }>
>;

/** Message keys of the codes of this package, and of those with which any operation may be rejected. */
export const messageKeyByCode = {
  INVALID_ARGUMENT: 'call.invalid',
  NOT_FOUND: 'call.notFound',
  SYSTEM_ERROR: 'call.platformFailed',
  network: 'call.network',
  timeout: 'call.timeout',
  UNUSABLE_ANSWER: 'call.unusable',
  REDIRECT: 'call.redirected',
  'missing-client': 'call.noClient',
  'reserved-name': 'setup.reservedName',
  'missing-catalog': 'setup.catalog',
  'lines-unavailable': 'cart.linesUnavailable',
  'cart-changed': 'cart.changed',
  'invalid-quantity': 'cart.quantity',
  'estimate-for-other-values': 'cart.otherValues',
  'custom-lines': 'cart.customLines',
  'invalid-path': 'call.badPath',
  'invalid-header': 'call.badHeader',
  'invalid-query': 'call.badQuery',
  'invalid-option': 'setup.option',
  'invalid-host': 'setup.host',
  'missing-client-id': 'setup.clientId',
  'client-unknown': 'setup.clientId',
  'grant-not-allowed': 'setup.grant',
  'no-redirect-uri': 'setup.redirectUri',
  'missing-api-key': 'setup.credentials',
  'invalid-api-key': 'setup.credentials',
  'missing-app-credentials': 'setup.credentials',
  'storage-without-keep': 'setup.storage',
  'storage-outside-page': 'setup.storageOutsidePage',
  'missing-attempts': 'setup.attempts',
  'missing-web-api': 'setup.webApi',
  'invalid-cookie-option': 'setup.cookie',
  'invalid-cookie-source': 'setup.cookieSource',
  'invalid-cookie-target': 'setup.cookieTarget',
  'missing-session-id': 'setup.sessionId',
  'secret-in-browser': 'setup.secretInBrowser',
  'invalid-verifier-length': 'setup.verifierLength',
  REQUIRED_APP_NOT_INSTALLED: 'setup.requiredAppMissing',
  MISSING_IDENTITY_CONTEXT: 'setup.noCredentials',
  FAILED_TO_FETCH_METASITE_ID_BY_DOMAIN: 'setup.siteDomain',
  CATALOG_V3_CALLING_CATALOG_V1_API: 'setup.otherCatalog',
  CATALOG_V1_SITE_CALLING_CATALOG_V3_API: 'setup.earlierCatalog',
  CATALOG_V1_CALLING_CATALOG_V3_API: 'setup.earlierCatalog',
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

/** Message keys by the first identity that may make a call which was rejected with 403. */
export const messageKeyByIdentity = {
  member: 'call.forMembers',
  owner: 'call.forOwners',
  app: 'call.forOwners',
} as const satisfies ByMessageKey;

/** Message keys of HTTP statuses, for errors whose code has no advice. */
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

/** Message keys by an error's `retryable`, for values that take precedence over its code. */
export const messageKeyByRetryable = {
  unknown: 'call.outcomeUnknown',
} as const satisfies ByMessageKey;

/**
 * Names for the rejections of the two password calls: `codes` by application code, `named` by the platform's named
 * form of the code, `emailViolation` for an invalid e-mail field, `otherwise` for every other rejection, if it has
 * a name.
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

/** Message keys of all sentences, including those of the services. */
export type MessageKey =
  | 'call.outcomeUnknown'
  | 'call.invalid'
  | 'call.unauthenticated'
  | 'call.forMembers'
  | 'call.forOwners'
  | 'call.forbidden'
  | 'call.notFound'
  | 'call.conflict'
  | 'call.staleRevision'
  | 'call.precondition'
  | 'call.tooMany'
  | 'call.platformFailed'
  | 'call.network'
  | 'call.timeout'
  | 'call.unusable'
  | 'call.redirected'
  | 'call.noClient'
  | 'setup.reservedName'
  | 'setup.catalog'
  | 'cart.linesUnavailable'
  | 'cart.changed'
  | 'cart.quantity'
  | 'cart.otherValues'
  | 'cart.customLines'
  | 'call.badPath'
  | 'call.badHeader'
  | 'call.badQuery'
  | 'setup.option'
  | 'setup.host'
  | 'setup.clientId'
  | 'setup.grant'
  | 'setup.redirectUri'
  | 'setup.credentials'
  | 'setup.storage'
  | 'setup.storageOutsidePage'
  | 'setup.attempts'
  | 'setup.webApi'
  | 'setup.cookie'
  | 'setup.cookieSource'
  | 'setup.cookieTarget'
  | 'setup.sessionId'
  | 'setup.secretInBrowser'
  | 'setup.verifierLength'
  | 'setup.appMissing'
  | 'setup.requiredAppMissing'
  | 'setup.noCredentials'
  | 'setup.siteDomain'
  | 'setup.otherCatalog'
  | 'setup.earlierCatalog'
  | 'setup.catalogProvisioning'
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
  | 'cart.ordered'
  | 'cart.itemUnknown'
  | 'cart.notEnough'
  | 'cart.tooMuch'
  | 'cart.badLines'
  | 'cart.fixedLine'
  | 'cart.badTerms'
  | 'cart.entryGone'
  | 'cart.badAddress'
  | 'cart.setup'
  | 'cart.membershipRefused'
  | 'cart.locked'
  | 'delivery.unknown'
  | 'delivery.incomplete'
  | 'giftCard.unknown'
  | 'giftCard.notUsable'
  | 'giftCard.there'
  | 'giftCard.another'
  | 'coupon.there'
  | 'coupon.another'
  | 'coupon.notUsable'
  | 'coupon.unknown'
  | 'coupon.over'
  | 'coupon.notYet'
  | 'coupon.usedByCustomer'
  | 'coupon.notApplicable'
  | 'catalog.productGone'
  | 'catalog.ownersData'
  | 'catalog.variantGone'
  | 'catalog.collectionGone'
  | 'catalog.categoryGone'
  | 'catalog.emptyFilter'
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
  | 'event.unknown'
  | 'event.badFilter'
  | 'rsvp.full'
  | 'rsvp.tooManyGuests'
  | 'rsvp.closed'
  | 'rsvp.notStarted'
  | 'rsvp.noWaitingList'
  | 'rsvp.statusRefused'
  | 'rsvp.replied'
  | 'rsvp.namesMissing'
  | 'rsvp.otherForm'
  | 'rsvp.nobody'
  | 'ticket.soldOut'
  | 'ticket.unknown'
  | 'ticket.badPrice'
  | 'ticket.hidden'
  | 'ticket.notYet'
  | 'ticket.over'
  | 'event.otherRegistration'
  | 'ticket.tooManyKinds'
  | 'ticket.badPeriod'
  | 'ticket.overLimit'
  | 'reservation.over'
  | 'reservation.gone'
  | 'reservation.used'
  | 'order.badForm'
  | 'order.gone'
  | 'order.notOwn'
  | 'order.notNow'
  | 'redirect.callbackRefused'
  | 'redirect.notPublished'
  | 'redirect.checkoutGone';

/** All codes with advice: of the operations, of this package, and of the sign-in. */
export type CodeWithAdvice =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'INVALID_REVISION'
  | 'SYSTEM_ERROR'
  | 'network'
  | 'timeout'
  | 'UNUSABLE_ANSWER'
  | 'REDIRECT'
  | 'missing-client'
  | 'reserved-name'
  | 'missing-catalog'
  | 'lines-unavailable'
  | 'cart-changed'
  | 'invalid-quantity'
  | 'estimate-for-other-values'
  | 'custom-lines'
  | 'invalid-path'
  | 'invalid-header'
  | 'invalid-query'
  | 'invalid-option'
  | 'invalid-host'
  | 'missing-client-id'
  | 'invalid_client'
  | 'client-unknown'
  | 'grant-not-allowed'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'no-redirect-uri'
  | 'missing-api-key'
  | 'invalid-api-key'
  | 'missing-app-credentials'
  | 'storage-without-keep'
  | 'storage-outside-page'
  | 'missing-attempts'
  | 'missing-web-api'
  | 'invalid-cookie-option'
  | 'invalid-cookie-source'
  | 'invalid-cookie-target'
  | 'missing-session-id'
  | 'secret-in-browser'
  | 'invalid-verifier-length'
  | 'APP_NOT_INSTALLED'
  | 'WIX_EVENTS_APP_NOT_INSTALLED'
  | 'REQUIRED_APP_NOT_INSTALLED'
  | 'MISSING_IDENTITY_CONTEXT'
  | 'FAILED_TO_FETCH_METASITE_ID_BY_DOMAIN'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V1_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
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
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_CANNOT_BE_ORDERED'
  | 'CART_ALREADY_ORDERED'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'MAX_LINE_ITEMS_EXCEEDED'
  | 'MAX_ITEM_MODIFIERS_EXCEEDED'
  | 'NO_LINE_ITEMS_TO_ADD'
  | 'DUPLICATE_MODIFIER_GROUP_IDS'
  | 'DUPLICATE_ITEM_MODIFIER_IDS'
  | 'EMPTY_LINE_ITEM_UPDATES'
  | 'DUPLICATE_LINE_ITEM_UPDATES'
  | 'FIXED_QUANTITY_ITEM'
  | 'LINE_ITEM_PRICE_CONFLICT'
  | 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY'
  | 'LINE_ITEM_NOT_FOUND_IN_CART'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
  | 'COUPON_NOT_FOUND_IN_CART'
  | 'GIFT_CARD_NOT_FOUND_IN_CART'
  | 'INVALID_ADDRESS_FORMAT'
  | 'BUSINESS_LOCATION_NOT_FOUND'
  | 'DATA_EXTENSION_UPDATE_FAILED'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'COUPON_LOCKED'
  | 'GIFT_CARD_LOCKED'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
  | 'INVALID_GIFT_CARD_CODE'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
  | 'GIFT_CARD_ALREADY_EXISTS'
  | 'MAX_GIFT_CARDS_PER_CART_EXCEEDED'
  | 'COUPON_ALREADY_EXISTS'
  | 'MAX_COUPONS_PER_CART_EXCEEDED'
  | 'INVALID_COUPON_STATUS'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'INVALID_COUPON_CODE'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  | 'VARIANT_NOT_FOUND'
  | 'COLLECTION_NOT_FOUND'
  | 'CATEGORY_NOT_FOUND'
  | 'INVALID_FILTER'
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
  | 'EVENT_NOT_FOUND'
  | 'FILTER_PARSER_ERROR'
  | 'RSVP_LIMIT_EXCEEDED'
  | 'GUEST_LIMIT_EXCEEDED'
  | 'RSVPS_CLOSED'
  | 'RSVPS_NOT_STARTED'
  | 'WAITING_LIST_UNAVAILABLE'
  | 'INVALID_RSVP_STATUS'
  | 'UNEXPECTED_RSVP_STATUS'
  | 'MEMBER_ALREADY_REGISTERED'
  | 'MEMBER_EMAIL_ALREADY_REGISTERED'
  | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'
  | 'FORM_SUBMISSIONS_NOT_SUPPORTED'
  | 'MEMBER_IDENTITY_NOT_FOUND'
  | 'TICKETS_NOT_AVAILABLE'
  | 'TICKET_DEFINITION_NOT_FOUND'
  | 'UNSUPPORTED_PRICING_OPTION'
  | 'TICKET_DEFINITION_HIDDEN'
  | 'SALE_NOT_STARTED'
  | 'SALE_ENDED'
  | 'INVALID_EVENT_TYPE'
  | 'TICKET_DEFINITIONS_LIMIT_REACHED'
  | 'INVALID_SALE_PERIOD'
  | 'TICKET_LIMIT_EXCEEDED'
  | 'TICKET_RESERVATION_NOT_CANCELABLE'
  | 'RESERVATION_NOT_FOUND'
  | 'TICKET_RESERVATION_NOT_FOUND'
  | 'RESERVATION_OCCUPIED'
  | 'INVALID_FORM_RESPONSE'
  | 'ORDER_NOT_FOUND'
  | 'READ_ORDER_FORBIDDEN'
  | 'ORDER_ACTION_NOT_AVAILABLE'
  | 'ORDER_STATUS_NOT_AUTHORIZED'
  | 'CALLBACK_URL_NOT_ALLOWED'
  | 'SITE_NOT_PUBLISHED'
  | 'CHECKOUT_NOT_FOUND';

/** Advice on an error. */
export interface Advice {
  readonly action: keyof typeof adviceActions;
  /** Identifies the sentence. Use it to look up a translation, or show `text`. */
  readonly messageKey: MessageKey;
  /** The sentence in English. */
  readonly text: string;
}

/** Advice by error code. `vitrine/advice` has a table for each service. */
export type AdviceTable = Readonly<Record<string, Advice>>;

type ByMessageKey = Readonly<Record<string, keyof typeof errorMessages>>;
