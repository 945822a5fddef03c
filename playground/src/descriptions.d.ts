declare module 'virtual:operations' {
  /** Every call of the OpenAPI files, in their order. */
  export const operations: readonly {
    readonly id: string;
    readonly service: string;
    readonly method: string;
    readonly path: string;
    /** Prefix of the path on other hosts than the platform's API host. */
    readonly prefix: string;
    /** Whether the call changes nothing. */
    readonly isRead: boolean;
    readonly hasBody: boolean;
    readonly hasQuery: boolean;
    /** Names of path parameters with a default value. */
    readonly defaulted: readonly string[];
    /** Identities that may call; empty if the call needs no token. */
    readonly identities: readonly string[];
    /** Error codes that the description lists. */
    readonly codes: readonly string[];
  }[];
}

declare module 'virtual:reference' {
  /** Every call of the OpenAPI files with its documentation, in their order. */
  export const reference: readonly {
    readonly id: string;
    readonly service: string;
    readonly serviceTitle: string;
    readonly summary: string;
    readonly about: string;
    /** The announced end; absent if none is announced. */
    readonly end?: { readonly date: string; readonly successor?: string };
    readonly method: string;
    readonly path: string;
    /** Prefix of the path on other hosts than the platform's API host. */
    readonly prefix: string;
    /** Whether the call changes nothing. */
    readonly isRead: boolean;
    readonly hasBody: boolean;
    readonly hasQuery: boolean;
    /** Names of path parameters with a default value. */
    readonly defaulted: readonly string[];
    /** Identities that may call; empty if the call needs no token. */
    readonly identities: readonly string[];
    readonly repeat: string;
    readonly codes: readonly string[];
    readonly hook: string;
    readonly fields: readonly {
      readonly name: string;
      readonly type: string;
      readonly required: boolean;
      readonly about: string;
    }[];
    readonly example: {
      readonly path: Readonly<Record<string, unknown>>;
      readonly query: Readonly<Record<string, unknown>>;
      readonly body: unknown;
    };
  }[];
}

declare module 'virtual:openapi' {
  import type { openApiClient } from 'vitrine/carts/openapi';

  interface LoadedService {
    readonly openApiClient: typeof openApiClient;
    readonly service: Parameters<typeof openApiClient>[1];
  }

  /** Loads an openapi-fetch client and its service, by the name of the service. */
  export const services: Readonly<Record<string, () => Promise<LoadedService>>>;
}

declare module 'virtual:first-programs' {
  /** The programs of README.md by file name, in reading order. */
  export const firstPrograms: readonly { readonly name: string; readonly code: string }[];
}
