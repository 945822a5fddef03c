import { vi } from 'vitest';

/** A page whose person leaves and comes back: the globals that this package reads. Undo it with `vi.unstubAllGlobals()`. */
export const openedPage = () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  const navigator = { onLine: true };
  const heard = { added: 0 };
  for (const target of [page, window]) {
    const [add, remove] = [target.addEventListener, target.removeEventListener];
    target.addEventListener = (...args: Parameters<typeof add>) => {
      heard.added++;
      add.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<typeof remove>) => {
      heard.added--;
      remove.apply(target, args);
    };
  }
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
