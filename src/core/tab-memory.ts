import { memberAt } from './json.ts';
import { isSharedArea } from './page.ts';
import type { CallClient } from './types.ts';

/** A text that is kept for one site. */
export interface TabMemory {
  read(): string | undefined;
  write(value: string): void;
}

/**
 * Keeps a text for the site of a client in the storage of this tab, so that a reload finds it and the end of the tab
 * removes it. If that storage is blocked or missing, as on a server, nothing is kept.
 * @param name Part of the key in the storage, such as `catalog`.
 * @param area Default: `sessionStorage`, looked up at each use.
 */
export const tabMemory = (
  name: string,
  client: CallClient,
  area?: Pick<Storage, 'getItem' | 'setItem'>,
): TabMemory => {
  const site = [memberAt(client, 'host'), memberAt(memberAt(client, 'session'), 'clientId')];
  const key = ['vitrine', name, ...site].join(':');
  // Outside of a page, a runtime with `sessionStorage` would share it among all visitors.
  const at = () => (isSharedArea(area) ? undefined : (area ?? globalThis.sessionStorage));
  return {
    read: () => {
      try {
        return at()?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        at()?.setItem(key, value);
      } catch {
        // A reload has to ask the site again.
      }
    },
  };
};
