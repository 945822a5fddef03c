import * as z from 'zod/mini';
import type { TokenRecord } from '../../records/state.ts';
import { command, type Command, status } from './command.ts';

const end = (tokens: Record<string, TokenRecord>, now: number): void => {
  for (const token of Object.values(tokens)) token.expiresAt = Math.min(token.expiresAt, now);
};

/** Control calls for the issued tokens. */
export const tokenCommands: readonly Command[] = [
  command({
    name: 'POST /sandbox/tokens/expire',
    about: 'makes every access token expire; each session renews its token with its next call',
    example: {},
    schema: z.strictObject({}),
    run: ({ sandbox, world }) => {
      end(world.state.accessTokens, world.clock.now());
      return status(sandbox);
    },
  }),
  command({
    name: 'POST /sandbox/tokens/revoke',
    about:
      'makes every access and refresh token expire; each session starts as a new visitor with its next call',
    example: {},
    schema: z.strictObject({}),
    run: ({ sandbox, world }) => {
      end(world.state.accessTokens, world.clock.now());
      end(world.state.refreshTokens, world.clock.now());
      return status(sandbox);
    },
  }),
];
