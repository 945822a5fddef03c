declare module 'virtual:operations' {
  /** Every call of the descriptions, in their order. */
  export const operations: readonly {
    readonly service: string;
    readonly id: string;
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Template of the path. */
    readonly path: string;
    /** Who may call. */
    readonly identities: readonly string[];
    /** Error codes that the description gives. */
    readonly codes: readonly string[];
    readonly hook: string;
  }[];
}
