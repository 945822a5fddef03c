import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearCallback, withoutAnswer } from './clear-callback.ts';

afterEach(() => void vi.unstubAllGlobals());

const BACK = 'https://shop.test/back';

describe('a callback address without its answer', () => {
  test.each([
    [`${BACK}#code=C&state=S`, BACK],
    [`${BACK}?tab=2#code=C&state=S`, `${BACK}?tab=2`],
    [`${BACK}#menu&code=C&state=S&sizes=%C3%A9+x`, `${BACK}#menu&sizes=%C3%A9+x`],
    [`${BACK}#error=access_denied&error_description=No%21&state=S`, BACK],
    [`${BACK}#c%6fde=C&st%61te=S&iss=https%3A%2F%2Flogin.test`, BACK],
    // The query belongs to the shop.
    [`${BACK}?code=SALE&state=Berlin#code=C&state=S`, `${BACK}?code=SALE&state=Berlin`],
    [`${BACK}?a=%20b&c`, `${BACK}?a=%20b&c`],
  ])('%s', (address, clean) => {
    expect(withoutAnswer(address)).toBe(clean);
  });

  test.each([
    [`${BACK}?code=C&state=S`, BACK],
    [`${BACK}?lang=de&code=C&state=S&a=%20b#sizes`, `${BACK}?lang=de&a=%20b#sizes`],
    [`${BACK}?code=C&state=S#code=mine`, `${BACK}#code=mine`],
  ])('with the mode `query`: %s', (address, clean) => {
    expect(withoutAnswer(address, 'query')).toBe(clean);
  });
});

describe('clearing the address of a page', () => {
  const page = (href: string, replaceState = vi.fn<History['replaceState']>()) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', { href });
    vi.stubGlobal('history', { state: { key: 7 }, replaceState });
    return replaceState;
  };

  test('replaces the entry of the history, and keeps its state', () => {
    const replaced = page(`${BACK}?lang=de#code=C&state=S`);
    clearCallback();
    expect(replaced.mock.calls).toEqual([[{ key: 7 }, '', `${BACK}?lang=de`]]);
  });

  test('leaves an address without an answer', () => {
    const replaced = page(`${BACK}?code=SALE#sizes`);
    clearCallback();
    expect(replaced).not.toHaveBeenCalled();
  });

  test('does nothing on a server, and does not fail in a frame that forbids it', () => {
    expect(clearCallback).not.toThrow();
    const forbidden = vi.fn<History['replaceState']>(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    page(`${BACK}#code=C`, forbidden);
    expect(() => clearCallback()).not.toThrow();
  });
});
