// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
export interface paths {
  '/v1/Start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a verification
     * @description Sends a code to the e-mail address of an identity, outside of a sign-in. Needs the permission `IAM.START`. Newer releases of the packages write the path in lower case (`/v1/start`).
     */
    post: operations['start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand in the code of the e-mail
     * @description Goes on with a sign-in that waits in REQUIRE_EMAIL_VERIFICATION. The answer is the next state: SUCCESS with the session token, or REQUIRE_OWNER_APPROVAL on a site that lets members in by hand. A wrong code is an error, not a state; the sign-in goes on waiting with the same state token until the attempts are used up.
     */
    post: operations['verifyDuringAuthentication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the code again
     * @description Mails a new code for a sign-in that waits in REQUIRE_EMAIL_VERIFICATION; the code before it is void. A second
     *     call within a short time is answered with 429. Use the state token of the answer from then on.
     *
     *     Part of earlier releases of the packages only.
     */
    post: operations['resendDuringAuthentication'];
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
    /** @description Whom to verify, and by what. */
    StartRequest: {
      /**
       * Format: uuid
       * @description Id of the identity whose address is verified. Declared as optional; without it the caller's own identity is assumed to be meant.
       */
      identityId?: string;
      target?: components['schemas']['VerificationTarget'];
    };
    /**
     * @description What is verified, which is the e-mail address. UNKNOWN_TARGET comes from earlier releases and is not to be sent.
     * @enum {string}
     */
    VerificationTarget: 'UNKNOWN_TARGET' | 'EMAIL';
    /** @description The verification that was started. */
    StartResponse: {
      /** @description Names this attempt; no other call takes it. */
      readonly verificationId: string;
    };
    /** @description The code and the sign-in that it belongs to. */
    VerifyDuringAuthenticationRequest: {
      /**
       * Format: password
       * @description The code of the e-mail. It stays text, since it may begin with 0.
       */
      code: string;
      /**
       * Format: password
       * @description From the answer with the state REQUIRE_EMAIL_VERIFICATION.
       */
      stateToken: string;
    };
    /** @description The sign-in whose code is sent again. */
    ResendDuringAuthenticationRequest: {
      /**
       * Format: password
       * @description From the answer with the state REQUIRE_EMAIL_VERIFICATION.
       */
      stateToken: string;
    };
    /** @description A rule of the service was not met. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to give.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description The same in English, for the log.
       * @example Cart not found
       */
      description?: string;
      /** @description Facts that belong to the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The kind of bound that a field did not meet.
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
    /** @description One field and what is wrong with it. */
    FieldViolation: {
      /**
       * @description Path of the field in the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description What the field must be like. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of the service's own rule; with `violatedRule` OTHER. */
      ruleName?: string;
      /** @description Facts of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request did not meet the bounds of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform itself failed. */
    SystemError: {
      errorCode?: string;
    };
    /** @description What went wrong, for programs. Has at most one of the members; empty when nothing more is known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Names of the request in the logs of the platform. Seen within other answers only.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description What went wrong, in English, for the log.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /**
     * @description What a sign-in waits for. SUCCESS: nothing, the session token is there. REQUIRE_EMAIL_VERIFICATION: the code that was mailed. REQUIRE_OWNER_APPROVAL: the owner's consent. REQUIRE_MISSING_FIELDS: mandatory fields of the profile. STATUS_CHECK: the platform's decision on the status of the identity. REQUIRE_MFA, MFA_CHALLENGE and REQUIRE_FIRST_FACTOR belong to second factors, which sites do not offer to their members. A client treats every state that it has no step for as a failed sign-in.
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
    /** @description A name to sign in with, in the older form. Has exactly one of the members. */
    IdentityIdentifier: {
      /** @example mara.lindt@example.com */
      email?: string;
      /** @description For identities that sign in without an e-mail address. */
      userName?: string;
    };
    /** @description The person as an identity provider knows it. */
    IdpConnection: {
      /**
       * Format: uuid
       * @description Id of the site's connection to the provider.
       */
      idpConnectionId: string;
      /** @description Id of the person at the provider. */
      idpUserId: string;
    };
    /** @description A means of sign-in that the platform itself checks. */
    AuthenticatorConnection: {
      /**
       * Format: uuid
       * @description Id of this tie.
       */
      authenticatorConnectionId: string;
      /** @description True when it must be set up anew before it works again. */
      reEnrollmentRequired: boolean;
    };
    /** @description One tie to another means of sign-in. Has exactly one of the members. */
    IdentityConnection: {
      idpConnection?: components['schemas']['IdpConnection'];
      authenticatorConnection?: components['schemas']['AuthenticatorConnection'];
    };
    /**
     * @description Who sees the profile: everybody (PUBLIC) or only the person and the owner (PRIVATE).
     * @enum {string}
     */
    PrivacyStatus: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE';
    /** @description A value within a list or a map: the same kinds as `CustomValue`. Lists and maps may go on within each other without end; a description that follows them would never end either, so from here on they are free. */
    NestedCustomValue: {
      strValue?: string;
      /** Format: double */
      numValue?: number;
      /** Format: date-time */
      dateValue?: string;
      /** @description A list within a list or map: `{ value: [...] }`. */
      listValue?: {
        [key: string]: unknown;
      };
      /** @description A map within a list or map: `{ value: { ... } }`. */
      mapValue?: {
        [key: string]: unknown;
      };
      boolValue?: boolean;
    };
    /** @description Values in an order. */
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
    /** @description A value of one of several kinds. Has exactly one of the members. `boolValue` occurs in custom fields of the profile only, not in `additionalData`. */
    CustomValue: {
      strValue?: string;
      /**
       * Format: double
       * @description In `additionalData` of newer releases a whole number.
       */
      numValue?: number;
      /** Format: date-time */
      dateValue?: string;
      listValue?: components['schemas']['CustomValueList'];
      mapValue?: components['schemas']['CustomValueMap'];
      boolValue?: boolean;
    };
    /** @description One field that the site has added to the profile, with its value. */
    CustomField: {
      /**
       * @description Key of the field on the site.
       * @example custom.loyalty-points
       */
      name: string;
      value?: components['schemas']['CustomValue'];
    };
    /**
     * @description What an e-mail address is used for.
     * @enum {string}
     */
    EmailTag: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK';
    /** @description An address that cannot be signed in with. */
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
     * @description What a telephone number is used for.
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
    /** @description A postal address in the form of the profile, which differs from that of carts and events: the parts of the street stand beside the town. The street is given either in parts or as one line (`addressLine`). */
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
     * @description What a postal address is used for.
     * @enum {string}
     */
    AddressTag: 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';
    /** @description A postal address of the person and what it is for. */
    TaggedAddress: {
      address?: components['schemas']['ProfileAddress'];
      tag: components['schemas']['AddressTag'] | components['schemas']['Undeclared'];
    };
    /** @description What a person has told about itself, as the platform answers it. */
    IdentityProfile: {
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * @description Name that others see.
       * @example mara
       */
      nickname?: string;
      /** @description Address of the profile picture. */
      picture?: string;
      /**
       * @deprecated
       * @description Further e-mail addresses in the older form. `secondaryEmails` has them with their tags.
       */
      emails: string[];
      /**
       * @deprecated
       * @description Telephone numbers in the older form. `phonesV2` has them with country and tag.
       */
      phones: string[];
      /**
       * @description Keys of the contact labels that the person carries.
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
      /** @description Values of the fields that the site has added to the profile. */
      customFields: components['schemas']['CustomField'][];
      /** @description Addresses beside the one to sign in with. */
      secondaryEmails: components['schemas']['SecondaryEmail'][];
      /** @description Telephone numbers with country and tag. */
      phonesV2: components['schemas']['ProfilePhone'][];
      /** @description Postal addresses, each with what it is for. */
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
       * @description Day of birth, without a time zone.
       */
      birthdate?: string;
      /**
       * @description End of the address of the public profile page.
       * @example mara
       */
      slug?: string;
      /** @description Whether the person wants to get mailings of the site. */
      subscription?: boolean;
      /** @description Tax number. */
      vatId?: string;
    };
    /** @description Marks that the platform sets for its own use; normally absent. */
    PlatformTags: {
      readonly tags?: string[];
    };
    /** @description The address that the person signs in with. */
    LoginEmail: {
      /** Format: email */
      address: string;
      /** @description True once a code that was sent there has come back. */
      isVerified: boolean;
    };
    /**
     * @description PENDING waits for something (see the reasons), ACTIVE may sign in, BLOCKED was shut out by the owner, DELETED is gone. What sets OFFLINE apart is not known; like every status but ACTIVE it does not sign in.
     * @enum {string}
     */
    IdentityStatusName: 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
    /**
     * @description What a PENDING identity waits for: the owner's approval, the code of the e-mail, or fields that the site demands.
     * @enum {string}
     */
    IdentityStatusReason:
      | 'UNKNOWN_REASON'
      | 'PENDING_ADMIN_APPROVAL_REQUIRED'
      | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
      | 'PENDING_REQUIRED_FIELDS_MISSING';
    /** @description Whether the identity may sign in, and why not. */
    AccountStatus: {
      name: components['schemas']['IdentityStatusName'] | components['schemas']['Undeclared'];
      /** @description What a PENDING identity waits for; empty for every other status. */
      reasons: (components['schemas']['IdentityStatusReason'] | components['schemas']['Undeclared'])[];
    };
    /**
     * @description Means of proof: something known (PASSWORD, RECOVERY_CODE), a code on some way (SMS, CALL, EMAIL), an app (TOTP, PUSH), or a key of the device (WEBAUTHN).
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
     * @description Whether a factor can be used (ACTIVE), was never switched on, or must be set up anew (REQUIRE_REENROLL).
     * @enum {string}
     */
    FactorStatus: 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
    /** @description One means by which the person can prove who it is. */
    IdentityFactor: {
      /** Format: uuid */
      factorId: string;
      type: components['schemas']['FactorType'] | components['schemas']['Undeclared'];
      status: components['schemas']['FactorStatus'] | components['schemas']['Undeclared'];
    };
    /** @description Who signs in, as the sign-in services know the person. A member of the site has the same id. */
    Identity: {
      /**
       * Format: uuid
       * @description Also the id of the member.
       */
      readonly id: string;
      /**
       * @description Grows by one with every change. A whole number as text.
       * @example 3
       */
      readonly revision?: string;
      /** Format: date-time */
      readonly createdDate?: string;
      /** Format: date-time */
      readonly updatedDate?: string;
      /**
       * @deprecated
       * @description Names to sign in with. Only in answers of earlier releases; `email` took its place.
       */
      identifiers?: components['schemas']['IdentityIdentifier'][];
      /** @description Ties to identity providers and to other means of sign-in. Empty for a member with a password only. */
      connections: components['schemas']['IdentityConnection'][];
      identityProfile?: components['schemas']['IdentityProfile'];
      metadata?: components['schemas']['PlatformTags'];
      email?: components['schemas']['LoginEmail'];
      status?: components['schemas']['AccountStatus'];
      /** @description Attributes that the platform keeps for itself; normally absent. */
      customAttributes?: {
        [key: string]: unknown;
      };
      /** @description The means by which the person can prove who it is. */
      readonly factors: components['schemas']['IdentityFactor'][];
    };
    /**
     * @description Whether a second factor can be used now, and whether a rule of the account decided that (BY_RULE).
     * @enum {string}
     */
    MfaFactorStatus:
      | 'ENABLED'
      | 'REQUIRE_ACTIVATION'
      | 'REQUIRE_REENROLL'
      | 'ENABLED_BY_RULE'
      | 'DISABLED_BY_RULE';
    /** @description A factor that could be used as the second one. */
    MfaFactor: {
      factorType?: components['schemas']['FactorType'] | components['schemas']['Undeclared'];
      factorStatus?: components['schemas']['MfaFactorStatus'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Why a second factor is asked for, by the person's own settings or because the sign-in looks risky.
     * @enum {string}
     */
    MfaReason: 'USER_SETTINGS' | 'HIGH_RISK_LOGIN';
    /** @description Goes with the state REQUIRE_MFA. Declared for the platform's own pages; not to be expected on a site. */
    RequireMfaData: {
      /** @description The factors to choose from. */
      availableFactors?: components['schemas']['MfaFactor'][];
      reason?: components['schemas']['MfaReason'] | components['schemas']['Undeclared'];
    };
    /** @description A question that was sent to an app. */
    PushChallengeData: {
      /** @description Id of the question. */
      transactionId?: string;
    };
    /** @description A question to a key of the device. */
    WebAuthnChallengeData: {
      /**
       * Format: uuid
       * @description Goes back with the answer of the key.
       */
      challengeId?: string;
      /** @description What the browser's credential call takes, as JSON text. */
      publicKeyCredentialRequestOptionsJson?: string;
    };
    /** @description What a factor needs to be answered. Has at most one of `pushData` and `webauthnData`. */
    VerificationChallenge: {
      pushData?: components['schemas']['PushChallengeData'];
      webauthnData?: components['schemas']['WebAuthnChallengeData'];
      /**
       * @description Where a code went, partly blotted out.
       * @example m•••@example.com
       */
      hint?: string;
    };
    /** @description Goes with the state MFA_CHALLENGE: a factor was chosen and waits for its answer. Declared for the platform's own pages; not to be expected on a site. */
    MfaChallengeData: {
      factorType?: components['schemas']['FactorType'] | components['schemas']['Undeclared'];
      verificationChallengeData?: components['schemas']['VerificationChallenge'];
      /** @description The factors that could be chosen instead. */
      availableFactors?: components['schemas']['MfaFactor'][];
      reason?: components['schemas']['MfaReason'] | components['schemas']['Undeclared'];
    };
    /** @description Where a sign-in stands. `state` says what is to be done next, and which of the tokens is there: `sessionToken` after SUCCESS, `stateToken` while something is still missing. */
    StateMachineResponse: {
      state: components['schemas']['StateType'] | components['schemas']['Undeclared'];
      /**
       * Format: password
       * @description The session at the platform, once the sign-in is complete. It opens no call by itself: an authorization request that carries it turns it into access and refresh token without a page. Absent in every other state.
       */
      readonly sessionToken?: string;
      /**
       * Format: password
       * @description Stands for the unfinished sign-in; goes back with the step that it waits for, such as the code of the e-mail. Keep it in memory only. Absent once nothing is missing.
       */
      readonly stateToken?: string;
      identity?: components['schemas']['Identity'];
      /** @description Facts beside the identity, by name. Which ones is up to the site; often empty or absent. */
      additionalData?: {
        [key: string]: components['schemas']['CustomValue'];
      };
      requireMfaData?: components['schemas']['RequireMfaData'];
      mfaChallengeData?: components['schemas']['MfaChallengeData'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The code is wrong, void or of the wrong length, or the state token is not good any more. */
    CodeRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The state token is missing, or its sign-in does not wait any more. */
    StateTokenRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid. The details list each offending field, or carry one application error. */
    BadRequest: {
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
    /** @description The caller is known but may not do this. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such entity, or the caller may not see it. */
    NotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls in a short time. Wait before the next attempt. */
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
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Name it when asking for support. */
    RequestId: string;
    /** @description How long to wait before the next attempt, as whole seconds or as an HTTP date. Not always sent. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  start: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StartRequest'];
      };
    };
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  verifyDuringAuthentication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyDuringAuthenticationRequest'];
      };
    };
    responses: {
      /** @description The next state of the sign-in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineResponse'];
        };
      };
      400: components['responses']['CodeRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  resendDuringAuthentication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResendDuringAuthenticationRequest'];
      };
    };
    responses: {
      /** @description A new code is on its way; the sign-in waits as before. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineResponse'];
        };
      };
      400: components['responses']['StateTokenRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
