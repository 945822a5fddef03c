// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * Mail a link to set a new password
     * @description Sends a mail with a link whose token `recover` takes. The answer is the same whether the site knows the address or not, so that nobody can find out who is a member.
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
     * Mail a link to activate an account
     * @description Invites a person whose identity was made by the owner or an app to choose a password and begin to sign in. Needs the permission `IAM.SEND_ACTIVATION_EMAIL`.
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
     * Set a new password by the token of a mail
     * @description Takes the token of the link and the new password. The token works once and for a limited time. All sessions of the identity end. The answer is that of a sign-in, with the identity inside: on SUCCESS the person is signed in.
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
    /** @description Whom to write to, in which language, and where the person comes back to. */
    SendRecoveryEmailRequest: {
      /**
       * Format: email
       * @description The address that the person signs in with.
       */
      email: string;
      language?: components['schemas']['MailLanguage'];
      redirect?: components['schemas']['RecoveryRedirect'];
    };
    /**
     * @description Two-letter code of the language of the mail. Absent, the site's own language.
     * @example de
     */
    MailLanguage: string;
    /** @description Where the hosted page leads to once the password is set. Absent, the person stays on that page. */
    RecoveryRedirect: {
      /**
       * @description Address to lead to. It must belong to the client's allowed ones.
       * @example https://www.linen-and-oak.shop/signed-in
       */
      url?: string;
      /**
       * Format: uuid
       * @description Id of the OAuth client whose list of addresses counts.
       */
      clientId?: string;
    };
    /** @description Empty. */
    SendRecoveryEmailResponse: {
      [key: string]: unknown;
    };
    /** @description Whom to invite, and how. */
    SendActivationEmailRequest: {
      /**
       * Format: uuid
       * @description Id of the identity that is to be activated.
       */
      identityId: string;
      emailOptions?: components['schemas']['MailOptions'];
    };
    /** @description Language of the mail, and where the person comes back to. */
    MailOptions: {
      language?: components['schemas']['MailLanguage'];
      redirect?: components['schemas']['RecoveryRedirect'];
    };
    /** @description Empty. */
    SendActivationEmailResponse: {
      [key: string]: unknown;
    };
    /** @description The token of the mail and the password that is to be. */
    RecoverRequest: {
      /**
       * Format: password
       * @description From the link of the mail. Works once.
       */
      recoveryToken: string;
      /**
       * Format: password
       * @description The new password. The platform's packages declare it as optional; what a call without it does is not known, so send it.
       */
      password?: string;
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
    /** @description The address does not have the form of an e-mail address, or the return address is not allowed. */
    RecoveryAddressRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The token was used before, is too old or was never given out, or the password does not do. */
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
      /** @description The mail is on its way, if the address is known. The body is an empty object. */
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
      /** @description The mail is on its way. The body is an empty object. */
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
