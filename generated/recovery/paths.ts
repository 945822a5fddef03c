// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v1/send-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an e-mail with a link to set a new password
     * @description Sends an e-mail with a link that contains the token for `recover`. The response is the same whether or not the site knows the address, so that the call does not reveal who is a member.
     */
    post: operations['sendRecoveryEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/activation-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an e-mail with a link to activate an account
     * @description Invites a person, whose identity the owner or an app created, to choose a password. Requires the permission `IAM.SEND_ACTIVATION_EMAIL`.
     */
    post: operations['sendActivationEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/recover': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with the token from an e-mail
     * @description Takes the token of the link and the new password. The token is valid once and for a limited time. All sessions of the identity end. The response has the state of a sign-in and the identity: on SUCCESS the person is signed in.
     */
    post: operations['recover'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Recipient and language of the e-mail, and the return address. */
    SendRecoveryEmailRequest: {
      /**
       * Format: email
       * @description E-mail address that the person signs in with.
       */
      email: string;
      language?: components['schemas']['MailLanguage'];
      redirect?: components['schemas']['RecoveryRedirect'];
    };
    /**
     * @description Two-letter language code of the e-mail. Default: the site's language.
     * @example de
     */
    MailLanguage: string;
    /** @description Address to which the hosted page redirects once the password is set. If absent, the person stays on that page. */
    RecoveryRedirect: {
      /**
       * @description Target address. It must be one of the client's allowed addresses.
       * @example https://www.linen-and-oak.shop/signed-in
       */
      url?: string;
      /**
       * Format: uuid
       * @description Id of the OAuth client whose list of allowed addresses applies.
       */
      clientId?: string;
    };
    /** @description An empty object. */
    SendRecoveryEmailResponse: {
      [key: string]: unknown;
    };
    /** @description The person to invite, and options of the e-mail. */
    SendActivationEmailRequest: {
      /**
       * Format: uuid
       * @description Id of the identity that is to be activated.
       */
      identityId: string;
      emailOptions?: components['schemas']['MailOptions'];
    };
    /** @description Language of the e-mail, and the return address. */
    MailOptions: {
      language?: components['schemas']['MailLanguage'];
      redirect?: components['schemas']['RecoveryRedirect'];
    };
    /** @description An empty object. */
    SendActivationEmailResponse: {
      [key: string]: unknown;
    };
    /** @description The token from the e-mail and the new password. */
    RecoverRequest: {
      /**
       * Format: password
       * @description Token from the link in the e-mail. Valid once.
       */
      recoveryToken: string;
      /**
       * Format: password
       * @description The new password. The platform's packages declare it as optional; the effect of a call without it is not known, so always send it.
       */
      password?: string;
    };
    /** @description The request violates a rule of the service. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Cart not found
       */
      description?: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Kind of constraint that the field violates.
     * @enum {string}
     */
    ViolatedRule:
      | 'VALIDATION'
      | 'OTHER'
      | 'MAX'
      | 'MIN'
      | 'MAX_LENGTH'
      | 'MIN_LENGTH'
      | 'MAX_SIZE'
      | 'MIN_SIZE'
      | 'FORMAT'
      | 'DECIMAL_LTE'
      | 'DECIMAL_GTE'
      | 'DECIMAL_LT'
      | 'DECIMAL_GT'
      | 'DECIMAL_MAX_SCALE'
      | 'INVALID_ENUM_VALUE'
      | 'REQUIRED_FIELD'
      | 'FIELD_NOT_ALLOWED'
      | 'ONE_OF_ALIGNMENT'
      | 'EXACT_LENGTH'
      | 'EXACT_SIZE'
      | 'REQUIRED_ONE_OF_FIELD';
    /** @description One invalid field and the constraint that it violates. */
    FieldViolation: {
      /**
       * @description Path of the field within the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description Requirement that the field does not meet. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
      ruleName?: string;
      /** @description Additional data of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request violate constraints of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform failed internally. */
    SystemError: {
      errorCode?: string;
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description Description of the failure in English, for logs.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /**
     * @description Next step of a sign-in. SUCCESS: none, the session token is present. REQUIRE_EMAIL_VERIFICATION: the code sent by e-mail. REQUIRE_OWNER_APPROVAL: approval by the owner. REQUIRE_MISSING_FIELDS: mandatory fields of the profile. STATUS_CHECK: the platform's decision on the status of the identity. REQUIRE_MFA, MFA_CHALLENGE and REQUIRE_FIRST_FACTOR belong to second factors, which sites do not offer to their members. A client treats every state for which it has no step as a failed sign-in.
     * @enum {string}
     */
    StateType:
      | 'UNKNOWN_STATE'
      | 'SUCCESS'
      | 'REQUIRE_OWNER_APPROVAL'
      | 'REQUIRE_EMAIL_VERIFICATION'
      | 'STATUS_CHECK'
      | 'REQUIRE_MFA'
      | 'REQUIRE_MISSING_FIELDS'
      | 'MFA_CHALLENGE'
      | 'REQUIRE_FIRST_FACTOR';
    /** @description A name for signing in, in the older format. Has exactly one of the members. */
    IdentityIdentifier: {
      /** @example mara.lindt@example.com */
      email?: string;
      /** @description Name of an identity that signs in without an e-mail address. */
      userName?: string;
    };
    /** @description The person's account at an identity provider. */
    IdpConnection: {
      /**
       * Format: uuid
       * @description Id of the site's connection to the provider.
       */
      idpConnectionId: string;
      /** @description Id of the person at the provider. */
      idpUserId: string;
    };
    /** @description A means of sign-in that the platform itself verifies. */
    AuthenticatorConnection: {
      /**
       * Format: uuid
       * @description Id of this link.
       */
      authenticatorConnectionId: string;
      /** @description True if the person must set it up again before it can be used. */
      reEnrollmentRequired: boolean;
    };
    /** @description One link to another means of sign-in. Has exactly one of the members. */
    IdentityConnection: {
      idpConnection?: components['schemas']['IdpConnection'];
      authenticatorConnection?: components['schemas']['AuthenticatorConnection'];
    };
    /**
     * @description Visibility of the profile: to everyone (PUBLIC), or only to the person and the owner (PRIVATE).
     * @enum {string}
     */
    PrivacyStatus: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE';
    /** @description A value inside a list or a map, of the same types as `CustomValue`. Lists and maps may be nested to any depth, so deeper levels are not described. */
    NestedCustomValue: {
      strValue?: string;
      /** Format: double */
      numValue?: number;
      /** Format: date-time */
      dateValue?: string;
      /** @description A nested list: `{ value: [...] }`. */
      listValue?: {
        [key: string]: unknown;
      };
      /** @description A nested map: `{ value: { ... } }`. */
      mapValue?: {
        [key: string]: unknown;
      };
      boolValue?: boolean;
    };
    /** @description An ordered list of values. */
    CustomValueList: {
      /** @description The entries, which may be of different kinds. */
      value?: readonly components['schemas']['NestedCustomValue'][];
    };
    /** @description Values by key. */
    CustomValueMap: {
      /** @description The values under the keys that the site has chosen. */
      value?: {
        [key: string]: components['schemas']['NestedCustomValue'];
      };
    };
    /** @description A value of one of several types. Has exactly one of the members. `boolValue` occurs in custom profile fields only, not in `additionalData`. */
    CustomValue: {
      strValue?: string;
      /**
       * Format: double
       * @description In `additionalData` of newer releases, a whole number.
       */
      numValue?: number;
      /** Format: date-time */
      dateValue?: string;
      listValue?: components['schemas']['CustomValueList'];
      mapValue?: components['schemas']['CustomValueMap'];
      boolValue?: boolean;
    };
    /** @description One custom profile field of the site, with its value. */
    CustomField: {
      /**
       * @description Key of the field on the site.
       * @example custom.loyalty-points
       */
      name: string;
      value?: components['schemas']['CustomValue'];
    };
    /**
     * @description Purpose of an e-mail address.
     * @enum {string}
     */
    EmailTag: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK';
    /** @description An e-mail address that cannot be used for signing in. */
    SecondaryEmail: {
      /** Format: email */
      email: string;
      tag: components['schemas']['EmailTag'] | components['schemas']['Undeclared'];
    };
    /**
     * Format: country-code
     * @description Two-letter country code (ISO 3166-1).
     * @example DE
     */
    CountryCode: string;
    /**
     * @description Purpose of a telephone number.
     * @enum {string}
     */
    PhoneTag: 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX';
    /** @description A telephone number of the person. */
    ProfilePhone: {
      countryCode?: components['schemas']['CountryCode'];
      /**
       * Format: phone
       * @example +49 30 901820
       */
      phone: string;
      tag: components['schemas']['PhoneTag'] | components['schemas']['Undeclared'];
    };
    /** @description A postal address in the format of the profile. Unlike addresses of carts and events, it has the parts of the street on the same level as the city. The street is given either in parts or as one line (`addressLine`). */
    ProfileAddress: {
      country?: components['schemas']['CountryCode'];
      /**
       * @description State, region or province as a code with the country before it (ISO 3166-2).
       * @example DE-BE
       */
      subdivision?: string;
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      /** @example Invalidenstraße */
      streetName?: string;
      /**
       * @description House number.
       * @example 117
       */
      streetNumber?: string;
      /** @description The whole address in one line; normally absent. */
      formattedAddress?: string;
    };
    /**
     * @description Purpose of a postal address.
     * @enum {string}
     */
    AddressTag: 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';
    /** @description A postal address of the person and its purpose. */
    TaggedAddress: {
      address?: components['schemas']['ProfileAddress'];
      tag: components['schemas']['AddressTag'] | components['schemas']['Undeclared'];
    };
    /** @description Profile data of a person, as the platform returns it. */
    IdentityProfile: {
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * @description Name that is shown to others.
       * @example mara
       */
      nickname?: string;
      /** @description URL of the profile picture. */
      picture?: string;
      /**
       * @description Further e-mail addresses in the older format. `secondaryEmails` contains them with their tags.
       *     @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `secondaryEmails`.
       */
      emails: string[];
      /**
       * @description Telephone numbers in the older format. `phonesV2` contains them with country and tag.
       *     @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `phonesV2`.
       */
      phones: string[];
      /**
       * @description Keys of the contact labels that are assigned to the person.
       * @example [
       *       "custom.newsletter"
       *     ]
       */
      labels: string[];
      /**
       * @description Two-letter code of the preferred language.
       * @example de
       */
      language?: string;
      privacyStatus: components['schemas']['PrivacyStatus'] | components['schemas']['Undeclared'];
      /** @description Values of the site's custom profile fields. */
      customFields: components['schemas']['CustomField'][];
      /** @description E-mail addresses other than the one used for signing in. */
      secondaryEmails: components['schemas']['SecondaryEmail'][];
      /** @description Telephone numbers with country and tag. */
      phonesV2: components['schemas']['ProfilePhone'][];
      /** @description Postal addresses, each with its purpose. */
      addresses: components['schemas']['TaggedAddress'][];
      /** @example Lindt Keramik GmbH */
      company?: string;
      /**
       * @description Position in the company.
       * @example Potter
       */
      position?: string;
      /**
       * Format: date
       * @description Date of birth, without a time zone.
       */
      birthdate?: string;
      /**
       * @description Last part of the URL of the public profile page.
       * @example mara
       */
      slug?: string;
      /** @description Whether the person agreed to receive mailings of the site. */
      subscription?: boolean;
      /** @description Tax number. */
      vatId?: string;
    };
    /** @description Tags for the platform's internal use; normally absent. */
    PlatformTags: {
      readonly tags?: string[];
    };
    /** @description E-mail address that the person signs in with. */
    LoginEmail: {
      /** Format: email */
      address: string;
      /** @description True once the person has entered a code that was sent to the address. */
      isVerified: boolean;
    };
    /**
     * @description PENDING waits for a step (see the reasons), ACTIVE may sign in, BLOCKED was blocked by the owner, DELETED was deleted. The meaning of OFFLINE is not known; every status except ACTIVE prevents signing in.
     * @enum {string}
     */
    IdentityStatusName: 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
    /**
     * @description Step that a PENDING identity waits for: approval by the owner, the code sent by e-mail, or fields that the site requires.
     * @enum {string}
     */
    IdentityStatusReason:
      | 'UNKNOWN_REASON'
      | 'PENDING_ADMIN_APPROVAL_REQUIRED'
      | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
      | 'PENDING_REQUIRED_FIELDS_MISSING';
    /** @description Whether the identity may sign in, and if not, why. */
    AccountStatus: {
      name: components['schemas']['IdentityStatusName'] | components['schemas']['Undeclared'];
      /** @description Steps that a PENDING identity waits for. Empty for every other status. */
      reasons: (components['schemas']['IdentityStatusReason'] | components['schemas']['Undeclared'])[];
    };
    /**
     * @description Means of proof: a secret (PASSWORD, RECOVERY_CODE), a code by message or call (SMS, CALL, EMAIL), an app (TOTP, PUSH), or a key on the device (WEBAUTHN).
     * @enum {string}
     */
    FactorType:
      | 'UNKNOWN_FACTOR_TYPE'
      | 'PASSWORD'
      | 'SMS'
      | 'CALL'
      | 'EMAIL'
      | 'TOTP'
      | 'PUSH'
      | 'WEBAUTHN'
      | 'RECOVERY_CODE';
    /**
     * @description Whether a factor is usable (ACTIVE), was never enabled, or must be set up again (REQUIRE_REENROLL).
     * @enum {string}
     */
    FactorStatus: 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
    /** @description One means by which the person can prove their identity. */
    IdentityFactor: {
      /** Format: uuid */
      factorId: string;
      type: components['schemas']['FactorType'] | components['schemas']['Undeclared'];
      status: components['schemas']['FactorStatus'] | components['schemas']['Undeclared'];
    };
    /** @description The person who signs in, as the sign-in services know them. The member of the site has the same id. */
    Identity: {
      /**
       * Format: uuid
       * @description Also the id of the member of the site.
       */
      readonly id: string;
      /**
       * @description Increases by one with every change. A whole number as text.
       * @example 3
       */
      readonly revision?: string;
      /** Format: date-time */
      readonly createdDate?: string;
      /** Format: date-time */
      readonly updatedDate?: string;
      /**
       * @deprecated
       * @description Names for signing in. Present only in responses of earlier releases; `email` replaced it.
       */
      identifiers?: components['schemas']['IdentityIdentifier'][];
      /** @description Links to identity providers and to other means of sign-in. Empty for a member who has only a password. */
      connections: components['schemas']['IdentityConnection'][];
      identityProfile?: components['schemas']['IdentityProfile'];
      metadata?: components['schemas']['PlatformTags'];
      email?: components['schemas']['LoginEmail'];
      status?: components['schemas']['AccountStatus'];
      /** @description Attributes for the platform's internal use; normally absent. */
      customAttributes?: {
        [key: string]: unknown;
      };
      /** @description Means by which the person can prove their identity. */
      readonly factors: components['schemas']['IdentityFactor'][];
    };
    /**
     * @description Whether a second factor can be used now, and whether a rule of the account decides so (BY_RULE).
     * @enum {string}
     */
    MfaFactorStatus:
      | 'ENABLED'
      | 'REQUIRE_ACTIVATION'
      | 'REQUIRE_REENROLL'
      | 'ENABLED_BY_RULE'
      | 'DISABLED_BY_RULE';
    /** @description A factor that can be used as the second one. */
    MfaFactor: {
      factorType?: components['schemas']['FactorType'] | components['schemas']['Undeclared'];
      factorStatus?: components['schemas']['MfaFactorStatus'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Reason for the second factor: the person's settings, or a sign-in that looks risky.
     * @enum {string}
     */
    MfaReason: 'USER_SETTINGS' | 'HIGH_RISK_LOGIN';
    /** @description Belongs to the state REQUIRE_MFA. Declared for the platform's own pages; not expected on a site. */
    RequireMfaData: {
      /** @description The factors to choose from. */
      availableFactors?: components['schemas']['MfaFactor'][];
      reason?: components['schemas']['MfaReason'] | components['schemas']['Undeclared'];
    };
    /** @description A prompt that was sent to an app. */
    PushChallengeData: {
      /** @description Id of the prompt. */
      transactionId?: string;
    };
    /** @description A challenge for a key on the device. */
    WebAuthnChallengeData: {
      /**
       * Format: uuid
       * @description Send it back with the key's answer.
       */
      challengeId?: string;
      /** @description Argument of the browser's credential call, as JSON text. */
      publicKeyCredentialRequestOptionsJson?: string;
    };
    /** @description Data for answering a factor. Has at most one of `pushData` and `webauthnData`. */
    VerificationChallenge: {
      pushData?: components['schemas']['PushChallengeData'];
      webauthnData?: components['schemas']['WebAuthnChallengeData'];
      /**
       * @description Recipient of the code, partly masked.
       * @example m•••@example.com
       */
      hint?: string;
    };
    /** @description Belongs to the state MFA_CHALLENGE: a factor is chosen and must be answered. Declared for the platform's own pages; not expected on a site. */
    MfaChallengeData: {
      factorType?: components['schemas']['FactorType'] | components['schemas']['Undeclared'];
      verificationChallengeData?: components['schemas']['VerificationChallenge'];
      /** @description Factors that the person may choose instead. */
      availableFactors?: components['schemas']['MfaFactor'][];
      reason?: components['schemas']['MfaReason'] | components['schemas']['Undeclared'];
    };
    /** @description State of a sign-in. `state` names the next step and decides which token is present: `sessionToken` after SUCCESS, `stateToken` while a step is missing. */
    StateMachineResponse: {
      state: components['schemas']['StateType'] | components['schemas']['Undeclared'];
      /**
       * Format: password
       * @description Session at the platform, once the sign-in is complete. It does not authorize calls: an authorization request that carries it returns access and refresh token without showing a page. Absent in every other state.
       */
      readonly sessionToken?: string;
      /**
       * Format: password
       * @description Identifies the unfinished sign-in. Send it with the next step, such as the code from the e-mail. Keep it in memory only. Absent once no step is missing.
       */
      readonly stateToken?: string;
      identity?: components['schemas']['Identity'];
      /** @description Further data about the identity, by name. The site decides which; often empty or absent. */
      additionalData?: {
        [key: string]: components['schemas']['CustomValue'];
      };
      requireMfaData?: components['schemas']['RequireMfaData'];
      mfaChallengeData?: components['schemas']['MfaChallengeData'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description Not an e-mail address, or the return address is not allowed. */
    RecoveryAddressRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The token was already used, has expired or was never issued, or the password does not meet the site's requirements. */
    RecoveryRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The entity does not exist, or the caller may not see it. */
    NotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  sendRecoveryEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendRecoveryEmailRequest'];
      };
    };
    responses: {
      /** @description The e-mail is on its way if the address is known. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SendRecoveryEmailResponse'];
        };
      };
      400: components['responses']['RecoveryAddressRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  sendActivationEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendActivationEmailRequest'];
      };
    };
    responses: {
      /** @description The e-mail is on its way. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SendActivationEmailResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  recover: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecoverRequest'];
      };
    };
    responses: {
      /** @description The state of the sign-in, with the identity. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineResponse'];
        };
      };
      400: components['responses']['RecoveryRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
