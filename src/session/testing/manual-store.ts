import { asyncStorage, type AsyncStore } from '../storage/async-storage.ts';
import { compared } from '../storage/compared.ts';
import { warner } from '../storage/storage-warning.ts';
import { warnings } from './contents.ts';

interface Asked {
  readonly what: 'read' | 'write' | 'swap';
  /** The access token that the new one replaces. */
  readonly over?: string | undefined;
  readonly text: unknown;
  readonly answer: (value?: unknown) => void;
  readonly fail: () => void;
}

/** A storage over a store whose answers come from the test. */
export const manualStore = ({ swaps = true } = {}) => {
  const asked: Asked[] = [];
  const ask = (what: Asked['what'], text?: unknown, over?: string) =>
    new Promise<never>((resolve, reject) => {
      asked.push({
        what,
        text,
        over,
        answer: resolve as Asked['answer'],
        fail: () => reject(new DOMException('', 'DataError')),
      });
    });
  const place: AsyncStore = {
    read: () => ask('read'),
    write: (_key, text) => ask('write', text),
    swap: (_key, old, tokens) => ask('swap', JSON.stringify(tokens), old?.accessToken.value),
  };
  const store = swaps ? place : compared(place);
  const { codes, messages, onWarning } = warnings();
  /** The latest request. */
  const last = (): Asked => asked.at(-1) ?? unasked();
  return { storage: asyncStorage(store, warner({ onWarning })), asked, last, codes, messages };
};

const unasked = (): never => {
  throw new Error('no request was sent');
};
