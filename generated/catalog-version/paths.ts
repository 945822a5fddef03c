// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v3/provision/version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the version of the catalog
     * @description Returns the catalog version of the site's store, or STORES_NOT_INSTALLED if the site has no store. It has no parameters and no errors of its own. That visitors and members may call this is assumed: the platform's documentation names apps only. If a host rejects a visitor with 403, call the configured catalog, and change to the other one after a 428.
     */
    get: operations['getCatalogVersion'];
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
    GetCatalogVersionResponse: {
      catalogVersion: components['schemas']['CatalogVersion'] | components['schemas']['Undeclared'];
    };
    /**
     * @description The earlier catalog (V1_CATALOG), the newer one (V3_CATALOG), or no store at all.
     * @enum {string}
     */
    CatalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';
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
  getCatalogVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The version. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetCatalogVersionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
