declare module 'virtual:operations' {
  /** Every call of the descriptions, in their order. */
  export const operations: readonly {
    readonly id: string;
    readonly service: string;
    readonly path: string;
    /** Error codes that the description gives. */
    readonly codes: readonly string[];
  }[];
}

declare module 'virtual:reference' {
  /** What the descriptions say of every call, in their order. */
  export const reference: readonly {
    readonly id: string;
    readonly service: string;
    readonly serviceTitle: string;
    readonly summary: string;
    readonly about: string;
    readonly method: string;
    readonly path: string;
    /** Who may call; empty: anybody. */
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
