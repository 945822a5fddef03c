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
  import type { TryParameter } from './try/fields.ts';

  /** A field of a message, with the fields of its objects. */
  export interface ReferenceField {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    readonly about: string;
    readonly fields: readonly ReferenceField[];
  }

  /** The announced end of a call. */
  interface AnnouncedEnd {
    readonly date: string;
    readonly successor?: string;
  }

  /** A call of the OpenAPI files with its documentation. */
  export interface ReferenceCall {
    readonly id: string;
    readonly service: string;
    readonly serviceTitle: string;
    readonly summary: string;
    readonly about: string;
    /** Absent if no end is announced. */
    readonly end?: AnnouncedEnd;
    readonly method: string;
    readonly path: string;
    /** Prefix of the path on other hosts than the platform's API host. */
    readonly prefix: string;
    /** Whether the call changes nothing. */
    readonly isRead: boolean;
    readonly hasBody: boolean;
    readonly hasQuery: boolean;
    /** The fields of its parameters. */
    readonly inPath: readonly TryParameter[];
    readonly inQuery: readonly TryParameter[];
    /** Names of path parameters with a default value. */
    readonly defaulted: readonly string[];
    /** Identities that may call; empty if the call needs no token. */
    readonly identities: readonly string[];
    readonly repeat: string;
    readonly codes: readonly string[];
    readonly hook: string;
    readonly fields: readonly ReferenceField[];
    /** Example of a successful response; absent if it has no body. */
    readonly answer?: unknown;
    readonly example: {
      readonly path: Readonly<Record<string, unknown>>;
      readonly query: Readonly<Record<string, unknown>>;
      readonly body: unknown;
    };
  }

  /** Every call, in the order of the files; `path` includes the prefix of the sandbox. */
  export const reference: readonly {
    readonly id: string;
    readonly service: string;
    readonly serviceTitle: string;
    readonly summary: string;
    readonly end?: AnnouncedEnd;
    readonly method: string;
    readonly path: string;
    readonly identities: readonly string[];
  }[];

  /** Loads the documentation of the calls of a service, by its name. */
  export const services: Readonly<
    Record<string, () => Promise<{ readonly calls: readonly ReferenceCall[] }>>
  >;
}

declare module 'virtual:openapi' {
  import type { TryService } from './try/send-call.ts';

  /** Loads an openapi-fetch client and its service, by the name of the service. */
  export const services: Readonly<Record<string, () => Promise<TryService>>>;
}

declare module 'virtual:first-programs' {
  /** The programs of README.md by file name, in reading order. */
  export const firstPrograms: readonly { readonly name: string; readonly code: string }[];

  /** The argument of `npm install`, and the commands before it, which run in a clone of the repository. */
  export const installation: { readonly what: string; readonly before: readonly string[] };
}
