// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type * as z from 'zod/mini';

/** Facts, schemas and mock of one operation, for the sandbox and the contract tests. */
export interface OperationContract {
  readonly id: string;
  readonly service: string;
  readonly method: string;
  /** Path with parameters in braces, without the prefix of the host. */
  readonly path: string;
  readonly repeat: string;
  /** Whether the call carries credentials. */
  readonly credentials?: boolean;
  /** Identities that may call. Empty: any caller. */
  readonly identity: readonly string[];
  /** Members of the query or the body that only some of these identities may give. */
  readonly elevated?: Readonly<Record<string, readonly string[]>>;
  readonly errors: readonly string[];
  readonly invalidates: readonly string[];
  /** Whether a nested query is packed into the parameter `.r`. */
  readonly packed?: boolean;
  /** Path that accepts the query as the body of a POST. */
  readonly longQuery?: string;
  /** Default values of path parameters. */
  readonly pathDefaults?: Readonly<Record<string, string>>;
  readonly params: z.ZodMiniType | undefined;
  readonly query: z.ZodMiniType | undefined;
  /** Type of each query parameter, for parsing its text. */
  readonly queryTypes: Readonly<Record<string, string>>;
  readonly body: z.ZodMiniType | undefined;
  /** Path of the current revision in the body; the sandbox answers 409 `INVALID_REVISION` to a stale one. */
  readonly revision?: readonly string[];
  /** The announced days by the paths of the fields that end, such as `lines[].id`. */
  readonly endingFields?: Readonly<
    Record<'body' | 'response', readonly (readonly [path: string, date: string])[]>
  >;
  /** Schema of the response body, by status. */
  readonly responses: Readonly<Record<number, z.ZodMiniType | undefined>>;
}
