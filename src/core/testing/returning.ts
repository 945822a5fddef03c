import { vi } from 'vitest';

/** A page whose person leaves and comes back: the globals that this package reads. Undo it with `vi.unstubAllGlobals()`. */
export const openedPage = () => {
  const heard = { added: 0 };
  /** Counts its listeners. */
  class Counting extends EventTarget {
    override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
      heard.added++;
      super.addEventListener(...args);
    }
    override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
      heard.added--;
      super.removeEventListener(...args);
    }
  }
  const page = Object.assign(new Counting(), { visibilityState: 'visible' });
  const window = new Counting();
  const navigator = { onLine: true };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', navigator);
  return {
    /** Number of listeners of the page. */
    listeners: () => heard.added,
    hide: () => {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    show: () => {
      page.visibilityState = 'visible';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** The browser shows the page, for the first time or from its history. */
    pageshow: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    online: (isOnline: boolean) => {
      navigator.onLine = isOnline;
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
  };
};
