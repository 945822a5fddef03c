// Generated from spec/*.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RequestHandler } from 'msw';
import type * as z from 'zod/mini';

/** Everything that is generated of one operation, for the sandbox and the contract tests. */
export interface OperationContract {
  readonly id: string;
  readonly service: string;
  readonly method: string;
  /** Path with parameters in braces, without the prefix of the host. */
  readonly path: string;
  readonly repeat: string;
  /** Who may call; nobody in particular when empty. */
  readonly identity: readonly string[];
  /** Who may give a member of the query or the body, where that is fewer. */
  readonly elevated?: Readonly<Record<string, readonly string[]>>;
  readonly errors: readonly string[];
  readonly invalidates: readonly string[];
  /** Whether a nested query comes as the one parameter `.r`. */
  readonly packed?: boolean;
  /** Address that takes the query as the body of a POST. */
  readonly longQuery?: string;
  /** What a named operation puts into the path where its caller names nothing. */
  readonly pathDefaults?: Readonly<Record<string, string>>;
  readonly params: z.ZodMiniType | undefined;
  readonly query: z.ZodMiniType | undefined;
  /** Type of each query parameter, so that its text can be read. */
  readonly queryTypes: Readonly<Record<string, string>>;
  readonly body: z.ZodMiniType | undefined;
  /** Schema of the body by status. */
  readonly responses: Readonly<Record<number, z.ZodMiniType | undefined>>;
  /** The msw handler; what the callback throws becomes the answer. */
  readonly mock: (answer: (info: { request: Request }) => Promise<never>) => RequestHandler;
  /** A generated body of the 200 answer. */
  readonly fake: (() => unknown) | undefined;
}
