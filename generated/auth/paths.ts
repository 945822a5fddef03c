// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v2/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a new member
     * @description Creates an identity with an e-mail address and a password. The platform checks, in this order: the captcha, the
     *     format of the fields, whether the address is already registered, the password.
     *
     *     The state is `SUCCESS` only on sites that admit everyone immediately. Otherwise the sign-in waits for the code
     *     sent by e-mail (`REQUIRE_EMAIL_VERIFICATION`, also if the address belongs to a contact of the site), for the
     *     owner's approval (`REQUIRE_OWNER_APPROVAL`), or for first one and then the other.
     *
     *     An invalid e-mail address is rejected with a field violation whose data contains `type: EMAIL`. Other violations
     *     name their rule in `ruleName`: PROVIDE_TENANT_ID, INVALID_AUTHENTICATOR_ID, VALUE_TOO_SHORT, VALUE_TOO_LONG,
     *     VALUE_DID_NOT_MATCH. Custom profile fields that the site does not have are ignored without an error.
     */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a password
     * @description Checks, in this order: the captcha, the format of the fields, whether the address is registered, the password,
     *     whether the identity is blocked. The response says whether the sign-in is complete or waits for the code sent by
     *     e-mail or for the owner's approval.
     *
     *     A 401 usually means a wrong password, not an invalid access token: the code distinguishes the two.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the caller's password
     * @description Sets a new password for the member whose access token is sent. The call does not ask for the old password. Requires the permission `IAM.CHANGE_PASSWORD`, which a member has for their own identity.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/sign-on': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign a person in without a password
     * @description For servers that have already authenticated the person, such as servers with their own accounts. Returns the
     *     identity with this e-mail address, created if there is none, and a session token for it. The authorized-client
     *     grant of the token endpoint exchanges the two for tokens of the member.
     *
     *     The header `Authorization` is `<access token>,<API key>`: the access token of the app, a comma, and the API key
     *     of the site's owner. A client with `app({ apiKey })` sends it in this form; without the key the call fails with
     *     401. Never make this call from a browser.
     */
    post: operations['signOn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sso/login/{tenantId}/{idpConnectionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start a sign-in with an identity provider
     * @description First step of single sign-on: the envelope in the response redirects the browser to the provider. Open it as the
     *     address of a window, not as a data call. `customPayload` is flattened into the query, one parameter per key
     *     (`customPayload.<key>`).
     *
     *     Only in earlier releases of the packages.
     */
    get: operations['loginWithIdpConnection'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sso/callback/{tenantType}/{tenantId}/{idpConnectionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive the provider's callback
     * @description Address to which the identity provider redirects the browser. The provider adds its own parameters (such as a
     *     code and a state) to the query; the platform checks them and redirects to the page that started the sign-in.
     *
     *     The query parameters listed here are the parts of the raw request. The packages declare them for a program that
     *     forwards a callback which it received itself; a browser that comes from the provider sends none of them. A list
     *     of entries is repeated in the query as `headers.key` and `headers.value`. The packages themselves never fill the
     *     path parameters.
     *
     *     Only in earlier releases of the packages.
     */
    get: operations['loginWithIdpConnectionCallback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Set the session of a sign-in in the browser
     * @description Last step of a hosted sign-in: takes the state of the attempt and its session token, sets the platform's session
     *     cookies and redirects. Open it as the address of a window, not as a data call.
     *
     *     Only in earlier releases of the packages.
     */
    get: operations['loginCallback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sso/login-with-token-params': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with an identity provider's token
     * @description Takes the token that an identity provider passed to the page, for example after the person pressed the
     *     provider's own button, instead of redirecting the browser to the provider. The response is the same as for any
     *     sign-in.
     *
     *     Only in earlier releases of the packages.
     */
    post: operations['loginWithIdpConnectionTokenParams'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * End the session at the platform
     * @description Clears the platform's session cookies in the browser. With a return address the envelope is a redirect to it (302), otherwise it is a plain 200. A client discards its own tokens whether or not this call succeeds. A redirect session with a logout request has the same effect and needs no envelope.
     */
    get: operations['logout'];
    put?: never;
    post?: never;
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
    /** @description Data of the new member. */
    RegisterRequest: {
      loginId: components['schemas']['LoginId'];
      /**
       * Format: password
       * @description Password for signing in. The site's requirements are not known before the call.
       */
      password?: string;
      profile?: components['schemas']['IdentityProfileInput'];
      captchaTokens?: components['schemas']['CaptchaTokens'];
      clientMetaData?: components['schemas']['ClientMetaData'];
    };
    /** @description E-mail address and proof of the person who signs in. */
    LoginRequest: {
      loginId: components['schemas']['LoginId'];
      /**
       * Format: password
       * @description Absent only if another proof is given, which sites do not offer.
       */
      password?: string;
      captchaTokens?: components['schemas']['CaptchaTokens'];
      clientMetaData?: components['schemas']['ClientMetaData'];
      /**
       * Format: password
       * @description Continues a sign-in that an earlier response left unfinished. Newer than the specification.
       */
      stateToken?: string;
      webauthn?: components['schemas']['WebAuthnVerifyData'];
      emailOtp?: components['schemas']['ExternalEmailVerifyData'];
    };
    /** @description E-mail address that the person signs in with. */
    LoginId: {
      /** Format: email */
      email: string;
    };
    /** @description Proofs that a person makes the call, if the site requires them. The platform's packages put the tokens of both kinds of captcha into one entry. */
    CaptchaTokens: readonly components['schemas']['CaptchaToken'][];
    /** @description Tokens of captchas, by kind. Each is valid once and for a short time. The names begin with a capital letter on the wire. */
    CaptchaToken: {
      /**
       * Format: password
       * @description Token of the visible captcha.
       */
      Recaptcha?: string;
      /**
       * Format: password
       * @description Token of the invisible captcha.
       */
      InvisibleRecaptcha?: string;
      /**
       * Format: password
       * @description Replaces a captcha if the platform has agreed to do without one.
       */
      NoCaptcha?: string;
      recaptchaForClientSiteKey?: components['schemas']['ClientSiteKeyCaptcha'];
    };
    /** @description Captcha token that was issued for a site key of the client's own. Newer than the specification. */
    ClientSiteKeyCaptcha: {
      /**
       * Format: password
       * @description Token that the captcha returned.
       */
      token?: string;
      /**
       * Format: uuid
       * @description Id under which the platform has registered the key.
       */
      siteKeyId?: string;
    };
    /** @description Data about the client for the site's own use. The platform only forwards it. */
    ClientMetaData: {
      [key: string]: unknown;
    };
    /** @description Answer of a key on the device, in place of a password. Declared for the platform's own pages. */
    WebAuthnVerifyData: {
      /**
       * Format: uuid
       * @description Id of the challenge that the key answered.
       */
      challengeId?: string;
      /**
       * Format: password
       * @description Credential from the key, as JSON text.
       */
      credential?: string;
    };
    /** @description A code that was sent by e-mail, in place of a password. Declared for the platform's own pages. */
    ExternalEmailVerifyData: {
      /** Format: password */
      code?: string;
    };
    /** @description Replaces the current password, which is not sent. */
    ChangePasswordRequest: {
      /**
       * Format: password
       * @description The site's requirements are not known before the call.
       */
      newPassword: string;
    };
    /** @description An empty object. */
    ChangePasswordResponse: {
      [key: string]: unknown;
    };
    /** @description The person to sign in, and their profile data. */
    SignOnRequest: {
      loginId: components['schemas']['LoginId'];
      profile?: components['schemas']['IdentityProfileInput'];
      /**
       * @description True if the caller guarantees that the person owns the address; it then counts as verified.
       * @default false
       */
      verifyEmail?: boolean;
      /**
       * @description Whether a contact of the site with this address becomes the new member: the identity then has the id of the contact. If false, the member becomes a second contact. No effect on a person who is already a member.
       * @default true
       */
      mergeExistingContact?: boolean;
    };
    /** @description A session and its identity. */
    SignOnResponse: {
      /**
       * Format: password
       * @description Send it to the token endpoint together with the id of the identity. It does not authorize calls.
       */
      readonly sessionToken: string;
      identity: components['schemas']['Identity'];
    };
    /** @description Profile data of a new member. Omitted fields stay empty. */
    IdentityProfileInput: {
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
       * @description Further e-mail addresses in the older format. Use `secondaryEmails`.
       *     @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `secondaryEmails`.
       */
      emails?: readonly string[];
      /**
       * @description Telephone numbers in the older format. Use `phonesV2`.
       *     @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `phonesV2`.
       */
      phones?: readonly string[];
      /**
       * @description Keys of the contact labels to assign to the person.
       * @example [
       *       "custom.newsletter"
       *     ]
       */
      labels?: readonly string[];
      /**
       * @description Two-letter code of the preferred language.
       * @example de
       */
      language?: string;
      privacyStatus?: components['schemas']['PrivacyStatus'];
      /** @description Values of the site's custom profile fields. Unknown fields are ignored. */
      customFields?: readonly components['schemas']['CustomField'][];
      /** @description E-mail addresses other than the one used for signing in. */
      secondaryEmails?: readonly components['schemas']['SecondaryEmailInput'][];
      /** @description Telephone numbers with country and tag. */
      phonesV2?: readonly components['schemas']['ProfilePhoneInput'][];
      /** @description Postal addresses, each with its purpose. */
      addresses?: readonly components['schemas']['TaggedAddressInput'][];
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
       * @description Desired last part of the URL of the public profile page.
       * @example mara
       */
      slug?: string;
      /** @description Whether the person agreed to receive mailings of the site. */
      subscription?: boolean;
      /** @description Tax number. */
      vatId?: string;
    };
    /** @description An e-mail address that cannot be used for signing in. Without a tag it is UNTAGGED. */
    SecondaryEmailInput: {
      /** Format: email */
      email: string;
      tag?: components['schemas']['EmailTag'];
    };
    /** @description A telephone number of the person. Without a tag it is UNTAGGED. */
    ProfilePhoneInput: {
      countryCode?: components['schemas']['CountryCode'];
      /**
       * Format: phone
       * @example +49 30 901820
       */
      phone: string;
      tag?: components['schemas']['PhoneTag'];
    };
    /** @description A postal address of the person. Without a tag it is UNTAGGED. */
    TaggedAddressInput: {
      address?: components['schemas']['ProfileAddress'];
      tag?: components['schemas']['AddressTag'];
    };
    /** @description The identity provider and its token. */
    LoginWithIdpConnectionTokenParamsRequest: {
      /** @description Id of the site's connection to the provider. */
      idpConnectionId?: string;
      /** @description Values that the provider passed to the page, by name. The provider decides which names there are. Secrets. */
      tokenParams?: {
        [key: string]: string;
      };
    };
    /**
     * @description Kind of entity that identities belong to: SITE for its members. ACCOUNT and ROOT are for the platform's own users.
     * @enum {string}
     */
    TenantType: 'UNKNOWN_TENANT_TYPE' | 'ACCOUNT' | 'SITE' | 'ROOT';
    /** @description A complete HTTP response inside a body. The platform's own gateway unpacks it for a browser; a program that calls the service reads it here. */
    RawHttpResponse: {
      body: components['schemas']['RawBody'];
      /**
       * Format: int32
       * @description HTTP status of the packed response. With 302, the header Location names the target.
       * @example 302
       */
      statusCode?: number;
      /** @description Headers of the packed response, in order. A name may occur more than once, as Set-Cookie does. */
      headers: components['schemas']['HttpEntry'][];
    };
    /**
     * Format: base64-text
     * @description Bytes of a body in base64. Empty for a redirect.
     */
    RawBody: string;
    /** @description One header or parameter of a raw request or response. */
    HttpEntry: {
      /**
       * @description Name of the header or parameter.
       * @example Location
       */
      key: string;
      /** @example https://www.linen-and-oak.shop/ */
      value: string;
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
    /** @description An e-mail address that cannot be used for signing in. */
    SecondaryEmail: {
      /** Format: email */
      email: string;
      tag: components['schemas']['EmailTag'] | components['schemas']['Undeclared'];
    };
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
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description A field is not valid, the captcha is missing or not accepted, or the site does not accept this registration. */
    RegistrationRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The site or the platform does not accept this person. */
    RegistrationForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The site cannot register this person now, or not in this way. */
    RegistrationNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A field is not valid, or the captcha is missing or not accepted. */
    LoginRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A field is not valid. */
    SignOnRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The new password does not meet the site's requirements. */
    NewPasswordRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Either the password is wrong (with a code), or the access token of the call is not valid (without a code). */
    WrongPassword: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The identity is blocked or may not sign in this way. */
    LoginForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description No account with this e-mail address. */
    IdentityNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The e-mail address is already registered. */
    AddressTaken: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The current password can no longer be used, or the person must first set up a second factor again. */
    PasswordResetRequired: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many attempts. Wait before the next attempt. */
    Throttled: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
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
  parameters: {
    /**
     * @description Id of the tenant whose members sign in: the site.
     * @example b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77
     */
    TenantId: string;
    /**
     * @description Id of the tenant's connection to the identity provider.
     * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
     */
    IdpConnectionId: string;
  };
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
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterRequest'];
      };
    };
    responses: {
      /** @description The state of the sign-in that the registration started. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineResponse'];
        };
      };
      400: components['responses']['RegistrationRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['RegistrationForbidden'];
      409: components['responses']['AddressTaken'];
      428: components['responses']['RegistrationNotPossible'];
      429: components['responses']['Throttled'];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description The state of the sign-in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineResponse'];
        };
      };
      400: components['responses']['LoginRefused'];
      401: components['responses']['WrongPassword'];
      403: components['responses']['LoginForbidden'];
      404: components['responses']['IdentityNotFound'];
      428: components['responses']['PasswordResetRequired'];
      429: components['responses']['Throttled'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordRequest'];
      };
    };
    responses: {
      /** @description The new password is in effect. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangePasswordResponse'];
        };
      };
      400: components['responses']['NewPasswordRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  signOn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignOnRequest'];
      };
    };
    responses: {
      /** @description The person is signed in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnResponse'];
        };
      };
      400: components['responses']['SignOnRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginWithIdpConnection: {
    parameters: {
      query: {
        /**
         * @description Kind of the tenant: SITE for the members of a site.
         * @example SITE
         */
        tenantType: components['schemas']['TenantType'];
        /**
         * @description Texts that are returned unchanged at the end of the sign-in.
         * @example {
         *       "returnTo": "/account"
         *     }
         */
        customPayload?: {
          [key: string]: string;
        };
        /**
         * @description Id of the sign-in attempt, chosen by the page that starts it.
         * @example 0f2f7f3c-5d3c-4f0e-9b1e-4f5a2f6f9a01
         */
        sessionId: string;
        /**
         * @description Key by which the page that started the attempt proves, at the end, that it is the same page. A secret, although it is part of an address.
         * @example q7mB0l3Wc9-not-a-real-key
         */
        encryptionKey: string;
        /**
         * @description Id of the visitor who becomes a member, so that the visitor's data, such as the cart, is kept.
         * @example 7d0c5c1c-2e4b-4a57-8c0d-1b9a6f3e2d40
         */
        visitorId?: string;
        /**
         * @description The platform's id of the browser session, for its statistics.
         * @example 5a0c1e77-3b1d-4f02-a0b6-9d2f1c8e7a64|1
         */
        bsi?: string;
      };
      header?: never;
      path: {
        /**
         * @description Id of the tenant whose members sign in: the site.
         * @example b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77
         */
        tenantId: components['parameters']['TenantId'];
        /**
         * @description Id of the tenant's connection to the identity provider.
         * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
         */
        idpConnectionId: components['parameters']['IdpConnectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope with a redirect to the provider. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RawHttpResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginWithIdpConnectionCallback: {
    parameters: {
      query?: {
        /**
         * @description Body of the raw request.
         * @example Y29kZT1wLTE3JnN0YXRlPXMtNDE=
         */
        body?: components['schemas']['RawBody'];
        /**
         * @description Path parameters of the raw request.
         * @example [
         *       {
         *         "key": "tenantType",
         *         "value": "SITE"
         *       }
         *     ]
         */
        pathParams?: readonly components['schemas']['HttpEntry'][];
        /**
         * @description Query parameters of the raw request, including those of the provider.
         * @example [
         *       {
         *         "key": "code",
         *         "value": "p-17-not-a-real-code"
         *       }
         *     ]
         */
        queryParams?: readonly components['schemas']['HttpEntry'][];
        /**
         * @description Headers of the raw request.
         * @example [
         *       {
         *         "key": "Accept-Language",
         *         "value": "de"
         *       }
         *     ]
         */
        headers?: readonly components['schemas']['HttpEntry'][];
        /**
         * @description Method of the raw request.
         * @example GET
         */
        method?: string;
        /**
         * @description Path of the raw request, percent-encoded.
         * @example /v1/sso/callback/SITE
         */
        rawPath?: string;
        /**
         * @description Query of the raw request, percent-encoded.
         * @example code=p-17-not-a-real-code&state=s-41
         */
        rawQuery?: string;
      };
      header?: never;
      path: {
        /**
         * @description Kind of the tenant: SITE for the members of a site.
         * @example SITE
         */
        tenantType: components['schemas']['TenantType'];
        /**
         * @description Id of the tenant whose members sign in: the site.
         * @example b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77
         */
        tenantId: components['parameters']['TenantId'];
        /**
         * @description Id of the tenant's connection to the identity provider.
         * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
         */
        idpConnectionId: components['parameters']['IdpConnectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope with a redirect to the page that started the sign-in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RawHttpResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginCallback: {
    parameters: {
      query?: {
        /**
         * @description State with which the attempt started. A different value means that the sign-in was started elsewhere.
         * @example s-41
         */
        state?: string;
        /**
         * @description Session token of the sign-in. A secret, although it is part of an address.
         * @example JWS.session.5c1f0a7e-not-a-real-token
         */
        sessionToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope with a redirect that also sets the cookies. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RawHttpResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginWithIdpConnectionTokenParams: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginWithIdpConnectionTokenParamsRequest'];
      };
    };
    responses: {
      /** @description The state of the sign-in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  logout: {
    parameters: {
      query?: {
        /**
         * @description Address to which the browser is redirected. It must be one of the client's allowed addresses.
         * @example https://www.linen-and-oak.shop/
         */
        postLogoutRedirectUri?: string;
        /**
         * @description Id of the OAuth client whose list of allowed addresses applies.
         * @example 3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11
         */
        clientId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope of the response. The session has ended. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RawHttpResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
