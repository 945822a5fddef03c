import { ValidationError } from '../core/errors/call-errors.ts';
import { keepTokens } from './keep-tokens.ts';
import type { TokenStorage } from './storage/storage.ts';

/**
 * The `keep` of a storage that belongs to one browser. Elsewhere, all visitors of a process would share the storage: the
 * session then rejects every call, before anything is sent. Creating the client is allowed, since programs that render on
 * a server create it there too.
 * @param name Name of the storage's function, for the message.
 * @param isUsable Whether the storage can be used here.
 */
export const keepInPage =
  (name: string, isUsable: () => boolean): TokenStorage['keep'] =>
  (...session) => {
    if (isUsable()) return keepTokens(...session);
    const refuse = (): never => {
      throw new ValidationError(
        `${name}() needs a page: elsewhere, all visitors would share one session. Give oauth() another storage: ` +
          'requestCookies(request) on a server, indexedDbStorage() in a worker of a page, or a storage of your own.',
        { code: 'storage-outside-page' },
      );
    };
    return {
      read: refuse,
      swap: refuse,
      save: async (tokens) => {
        if (tokens) refuse();
      },
      alone: (work) => work(),
      successor: refuse,
    };
  };
