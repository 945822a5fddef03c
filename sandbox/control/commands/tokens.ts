import * as z from 'zod/mini';
import type { TokenRecord } from '../../records/state.ts';
import { command, type Command, status } from './command.ts';

const end = (tokens: Record<string, TokenRecord>, now: number): void => {
  for (const token of Object.values(tokens)) token.expiresAt = Math.min(token.expiresAt, now);
};

/** Control calls about the tokens that were issued. */
export const tokenCommands: readonly Command[] = [
  command({
    name: 'POST /sandbox/tokens/expire',
    about: 'ends every access token at once; each session renews with its next call',
    example: {},
    schema: z.strictObject({}),
    run: ({ sandbox, world }) => {
      end(world.state.accessTokens, world.clock.now());
      return status(sandbox);
    },
  }),
  command({
    name: 'POST /sandbox/tokens/revoke',
    about: 'ends every access and refresh token at once; with the next call everybody is a new visitor',
    example: {},
    schema: z.strictObject({}),
    run: ({ sandbox, world }) => {
      end(world.state.accessTokens, world.clock.now());
      end(world.state.refreshTokens, world.clock.now());
      return status(sandbox);
    },
  }),
];
