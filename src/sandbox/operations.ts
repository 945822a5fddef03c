import type { RequestHandler } from 'msw';
import type * as z from 'zod/mini';
import { contracts } from '../../generated/contracts.ts';

/** What the sandbox needs to know of an operation; all of it is generated from the description. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly method: string;
  /** Path with parameters in braces, without the prefix of the host. */
  readonly path: string;
  /** Who may call; nobody in particular when empty. */
  readonly identity: readonly string[];
  readonly repeat: string;
  readonly params: z.ZodMiniType | undefined;
  readonly query: z.ZodMiniType | undefined;
  /** Type of each query parameter, so that its text can be read. */
  readonly queryTypes: Readonly<Record<string, string>>;
  readonly body: z.ZodMiniType | undefined;
  readonly responses: Readonly<Record<number, z.ZodMiniType | undefined>>;
  /** The generated msw handler; what the callback throws becomes the answer. */
  readonly mock: (answer: (info: { request: Request }) => Promise<never>) => RequestHandler;
  /** A generated body of the 200 answer. */
  readonly fake: (() => unknown) | undefined;
}

/** Every operation of every service. */
export const operations: readonly Operation[] = Object.values(contracts).flatMap((service): Operation[] =>
  Object.values(service),
);
