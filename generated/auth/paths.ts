// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * @description Makes an identity with an e-mail address and a password. What is checked, in this order: the captcha, the form
     *     of the fields, whether the address is taken, the password.
     *
     *     The answer is `SUCCESS` only on sites that let everybody in at once. Otherwise the code of the mail is wanted
     *     first (`REQUIRE_EMAIL_VERIFICATION`, also when the address belongs to a contact of the site), or the owner's
     *     approval (`REQUIRE_OWNER_APPROVAL`), or one after the other.
     *
     *     An address without the form of one is answered with a field violation whose data says `type: EMAIL`. Other
     *     violations name their rule in `ruleName`: PROVIDE_TENANT_ID, INVALID_AUTHENTICATOR_ID, VALUE_TOO_SHORT,
     *     VALUE_TOO_LONG, VALUE_DID_NOT_MATCH. Custom fields of the profile that the site does not know are dropped
     *     without a word.
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
     * @description Checks, in this order: the captcha, the form of the fields, whether anybody has the address, the password,
     *     whether the identity is blocked. Then the answer says whether the sign-in is complete or waits for the mail's
     *     code or the owner's approval.
     *
     *     A 401 here is the answer to the password as a rule, not to the access token: tell them apart by the code.
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
     * Change one's own password
     * @description Sets a new password for the member whose access token comes with the call. The old one is not asked for. Needs the permission `IAM.CHANGE_PASSWORD`, which a member has for its own identity.
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
     * @description For servers that know the person already, such as those with accounts of their own. Answers the identity of the
     *     address, which is made if there is none, and a session token for it. The authorized-client grant of the token
     *     endpoint turns the two into tokens of the member.
     *
     *     The header `Authorization` is `<access token>,<API key>`: the access token of the app, a comma and the API key
     *     of the site's owner. A client with `app({ apiKey })` sends it so; without the key the answer is 401. Such a call
     *     never belongs into a browser.
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
     * Begin a sign-in with an identity provider
     * @description The platform's first step of single sign-on: the envelope of the answer redirects the browser to the provider.
     *     It is meant as an address for a window, not as a call for data. `customPayload` is flattened into the query, one
     *     parameter a key (`customPayload.<key>`).
     *
     *     Part of earlier releases of the packages only.
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
     * Take the provider's answer
     * @description Where the identity provider sends the browser back to. The provider puts its own parameters (such as a code and
     *     a state) into the query; the platform checks them and leads on to the page that began the sign-in.
     *
     *     The query parameters that are listed here are the parts of the raw request, as the packages declare them for a
     *     program that passes on a callback that it got itself; a browser that comes from the provider sends none of them.
     *     In the query a list of entries is repeated as `headers.key` and `headers.value`. The packages themselves never
     *     fill the path parameters.
     *
     *     Part of earlier releases of the packages only.
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
     * @description The last step of a hosted sign-in: takes the state of the attempt and its session token, sets the platform's
     *     session cookies and leads on. It is meant as an address for a window, not as a call for data.
     *
     *     Part of earlier releases of the packages only.
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
     * Sign in with what an identity provider gave
     * @description Takes the token that a provider has handed to the page, for example after its own button was pressed, instead of
     *     leading the browser through the provider. The answer is that of a sign-in.
     *
     *     Part of earlier releases of the packages only.
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
     * @description Clears the platform's session cookies in the browser. With an address to go to the envelope is a redirect there (302), without one it is a plain 200. A client drops its own tokens whether this call comes through or not; a redirect session with a logout request does the same as this call without the need to read an envelope.
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
    /** @description The new member. */
    RegisterRequest: {
      loginId: components['schemas']['LoginId'];
      /**
       * Format: password
       * @description The password to sign in with. The site's bounds for it are not known before the call.
       */
      password?: string;
      profile?: components['schemas']['IdentityProfileInput'];
      captchaTokens?: components['schemas']['CaptchaTokens'];
      clientMetaData?: components['schemas']['ClientMetaData'];
    };
    /** @description Who signs in, and the proof. */
    LoginRequest: {
      loginId: components['schemas']['LoginId'];
      /**
       * Format: password
       * @description Absent only when one of the other proofs is given, which sites do not offer.
       */
      password?: string;
      captchaTokens?: components['schemas']['CaptchaTokens'];
      clientMetaData?: components['schemas']['ClientMetaData'];
      /**
       * Format: password
       * @description Goes on with a sign-in that an earlier answer left unfinished. Newer than the specification.
       */
      stateToken?: string;
      webauthn?: components['schemas']['WebAuthnVerifyData'];
      emailOtp?: components['schemas']['ExternalEmailVerifyData'];
    };
    /** @description What a person signs in with, which is an e-mail address. */
    LoginId: {
      /** Format: email */
      email: string;
    };
    /** @description Proofs of a human, when the site asks for them. The platform's packages put the tokens of both kinds of captcha into one entry. */
    CaptchaTokens: readonly components['schemas']['CaptchaToken'][];
    /** @description Tokens of captchas, by kind. Each works once and for a short time. The names begin with a capital letter on the wire. */
    CaptchaToken: {
      /**
       * Format: password
       * @description From the captcha that the person sees.
       */
      Recaptcha?: string;
      /**
       * Format: password
       * @description From the captcha that works unseen.
       */
      InvisibleRecaptcha?: string;
      /**
       * Format: password
       * @description Stands in for a captcha where the platform has agreed to do without one.
       */
      NoCaptcha?: string;
      recaptchaForClientSiteKey?: components['schemas']['ClientSiteKeyCaptcha'];
    };
    /** @description Token of a captcha that was made with a key of the client's own. Newer than the specification. */
    ClientSiteKeyCaptcha: {
      /**
       * Format: password
       * @description What the captcha gave.
       */
      token?: string;
      /**
       * Format: uuid
       * @description Id under which the platform knows the key.
       */
      siteKeyId?: string;
    };
    /** @description Facts about the client for the site's own use. The platform only passes them on. */
    ClientMetaData: {
      [key: string]: unknown;
    };
    /** @description Answer of a key of the device, instead of a password. Declared for the platform's own pages. */
    WebAuthnVerifyData: {
      /**
       * Format: uuid
       * @description Id of the question that the key has answered.
       */
      challengeId?: string;
      /**
       * Format: password
       * @description What the key gave, as JSON text.
       */
      credential?: string;
    };
    /** @description A code that was sent by e-mail, instead of a password. Declared for the platform's own pages. */
    ExternalEmailVerifyData: {
      /** Format: password */
      code?: string;
    };
    /** @description Takes the place of the former password, which need not be told. */
    ChangePasswordRequest: {
      /**
       * Format: password
       * @description The site's bounds for it are not known before the call.
       */
      newPassword: string;
    };
    /** @description An empty object. */
    ChangePasswordResponse: {
      [key: string]: unknown;
    };
    /** @description Whom to sign in, and what is known of the person. */
    SignOnRequest: {
      loginId: components['schemas']['LoginId'];
      profile?: components['schemas']['IdentityProfileInput'];
      /**
       * @description True when the caller vouches for the address; it then counts as verified.
       * @default false
       */
      verifyEmail?: boolean;
      /**
       * @description Whether a contact of the site with this address becomes the new member: the identity then has the id of the contact. With false the member is a second contact. Without effect on a person who is a member already.
       * @default true
       */
      mergeExistingContact?: boolean;
    };
    /** @description A session and whose it is. */
    SignOnResponse: {
      /**
       * Format: password
       * @description Goes to the token endpoint together with the id of the identity. Opens no call by itself.
       */
      readonly sessionToken: string;
      identity: components['schemas']['Identity'];
    };
    /** @description What a new member tells about itself. Fields that are left out stay empty. */
    IdentityProfileInput: {
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
       * @description Further e-mail addresses in the older form. Use `secondaryEmails`.
       */
      emails?: readonly string[];
      /**
       * @deprecated
       * @description Telephone numbers in the older form. Use `phonesV2`.
       */
      phones?: readonly string[];
      /**
       * @description Keys of contact labels to put on the person.
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
      /** @description Values of fields that the site has added to the profile. Fields that it does not know are dropped. */
      customFields?: readonly components['schemas']['CustomField'][];
      /** @description Addresses beside the one to sign in with. */
      secondaryEmails?: readonly components['schemas']['SecondaryEmailInput'][];
      /** @description Telephone numbers with country and tag. */
      phonesV2?: readonly components['schemas']['ProfilePhoneInput'][];
      /** @description Postal addresses, each with what it is for. */
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
       * @description Day of birth, without a time zone.
       */
      birthdate?: string;
      /**
       * @description Wish for the end of the public profile's address.
       * @example mara
       */
      slug?: string;
      /** @description Whether the person wants to get mailings of the site. */
      subscription?: boolean;
      /** @description Tax number. */
      vatId?: string;
    };
    /** @description An address that cannot be signed in with. Without a tag it is UNTAGGED. */
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
    /** @description The provider and what it gave. */
    LoginWithIdpConnectionTokenParamsRequest: {
      /** @description Id of the site's connection to the provider. */
      idpConnectionId?: string;
      /** @description What the provider handed to the page, by name. Which names there are is up to the provider. Secrets. */
      tokenParams?: {
        [key: string]: string;
      };
    };
    /**
     * @description What identities belong to, which is a SITE for its members. ACCOUNT and ROOT are for the platform's own users.
     * @enum {string}
     */
    TenantType: 'UNKNOWN_TENANT_TYPE' | 'ACCOUNT' | 'SITE' | 'ROOT';
    /** @description A whole HTTP response packed into a body. The platform's own gateway unpacks it for a browser; a program that calls the service reads it here. */
    RawHttpResponse: {
      body: components['schemas']['RawBody'];
      /**
       * Format: int32
       * @description HTTP status of the packed response; 302 when its header Location leads on.
       * @example 302
       */
      statusCode?: number;
      /** @description The packed response's headers in their order. A name may come more than once, as Set-Cookie does. */
      headers: components['schemas']['HttpEntry'][];
    };
    /**
     * Format: base64-text
     * @description The bytes of a body in base64. Empty for a redirect.
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
    /** @description An address that cannot be signed in with. */
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
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description A field is not valid, the captcha is missing or not accepted, or the site does not take this registration. */
    RegistrationRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The site or the platform does not take this person. */
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
    /** @description The new password does not do. */
    NewPasswordRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The password is wrong (with a code), or the access token that came with the call is not valid (without one). */
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
    /** @description Nobody signs in with this address. */
    IdentityNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Somebody has registered with this address before. */
    AddressTaken: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The present password signs nobody in any more, or a second factor must be set up anew first. */
    PasswordResetRequired: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many attempts. Wait before the next one. */
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
  parameters: {
    /**
     * @description Id of the tenant whose members sign in, which is the site.
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
    /** @description Id of the request in the platform's logs. Name it when asking for support. */
    RequestId: string;
    /** @description How long to wait before the next attempt, as whole seconds or as an HTTP date. Not always sent. */
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
      /** @description The state of the sign-in that the registration began. */
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
      /** @description The new password counts from now on. The body is an empty object. */
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
         * @description What the tenant is, SITE for the members of a site.
         * @example SITE
         */
        tenantType: components['schemas']['TenantType'];
        /**
         * @description Texts that come back unchanged at the end of the sign-in.
         * @example {
         *       "returnTo": "/account"
         *     }
         */
        customPayload?: {
          [key: string]: string;
        };
        /**
         * @description Id of the sign-in attempt, chosen by the page that begins it.
         * @example 0f2f7f3c-5d3c-4f0e-9b1e-4f5a2f6f9a01
         */
        sessionId: string;
        /**
         * @description Key by which the page that began the attempt proves at its end that it is the same one. A secret, although it stands in an address.
         * @example q7mB0l3Wc9-not-a-real-key
         */
        encryptionKey: string;
        /**
         * @description Id of the visitor who becomes a member, so that what the visitor did is kept.
         * @example 7d0c5c1c-2e4b-4a57-8c0d-1b9a6f3e2d40
         */
        visitorId?: string;
        /**
         * @description The platform's own mark of the browser session, for its statistics.
         * @example 5a0c1e77-3b1d-4f02-a0b6-9d2f1c8e7a64|1
         */
        bsi?: string;
      };
      header?: never;
      path: {
        /**
         * @description Id of the tenant whose members sign in, which is the site.
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
      /** @description The envelope of a redirect to the provider. */
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
         * @description Query parameters of the raw request, among them those of the provider.
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
         * @description Path of the raw request, still encoded.
         * @example /v1/sso/callback/SITE
         */
        rawPath?: string;
        /**
         * @description Query of the raw request, still encoded.
         * @example code=p-17-not-a-real-code&state=s-41
         */
        rawQuery?: string;
      };
      header?: never;
      path: {
        /**
         * @description What the tenant is, SITE for the members of a site.
         * @example SITE
         */
        tenantType: components['schemas']['TenantType'];
        /**
         * @description Id of the tenant whose members sign in, which is the site.
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
      /** @description The envelope of a redirect to the page that began the sign-in. */
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
         * @description The text that the attempt began with. Another one means that somebody else began it.
         * @example s-41
         */
        state?: string;
        /**
         * @description Session token of the sign-in. A secret, although it stands in an address.
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
      /** @description The envelope of a redirect that also sets the cookies. */
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
         * @description Where to lead the browser afterwards. It must belong to the client's allowed addresses.
         * @example https://www.linen-and-oak.shop/
         */
        postLogoutRedirectUri?: string;
        /**
         * @description Id of the OAuth client whose list of addresses counts.
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
      /** @description The envelope of the answer. The session is over. */
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
