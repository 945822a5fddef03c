/** What Tab stops at. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

const stopsIn = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(STOPS)];

/** Puts the focus on the first that takes it. */
const focusFirst = (candidates: Iterable<HTMLElement>): void => {
  for (const one of candidates) {
    one.focus({ preventScroll: true });
    if (document.activeElement === one) return;
  }
};

/**
 * Who works with keys must not lose their place when the control that has the focus goes away or is shut, such as Remove
 * together with its line: the focus goes to what follows in the same part of the page, else to what stands before, else to
 * the heading of the page. Whoever points at things is left alone, since a field that takes the focus opens the keyboard
 * of a phone.
 *
 * Returns what ends it.
 */
export const keepFocus = (): (() => void) => {
  let last: Element | undefined;
  /** The parts of the page that it stands in, from the inside out. */
  let around: Element[] = [];
  /** Every stop of the page, in order, when it got the focus. */
  let stops: Element[] = [];
  let byKey = false;

  const isLost = (): boolean =>
    byKey &&
    last !== undefined &&
    (document.activeElement === document.body || document.activeElement === last) &&
    (!last.isConnected || last.matches(':disabled'));

  const rescue = (): void => {
    if (!last || !isLost()) return;
    const gone = last;
    const before = stops.slice(0, Math.max(0, stops.indexOf(gone))).findLast((one) => one.isConnected);
    const home = around.find((one) => one.isConnected && stopsIn(one).length > 0);
    const near = home ? stopsIn(home) : [];
    const following = near.filter((one) => before === undefined || isAfter(before, one));
    const heading = document.querySelectorAll<HTMLElement>('main h1');
    focusFirst([...following, ...near.toReversed(), ...heading]);
  };

  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    stops = stopsIn(document);
    around = [];
    // What is as large as the page is no place to stay in.
    for (let one = target.parentElement; one && !one.matches('main, body'); one = one.parentElement)
      around.push(one);
  };
  const onKey = (): void => void (byKey = true);
  const onPointer = (): void => void (byKey = false);
  // Dialogs and navigations place the focus by themselves, a frame later at most.
  const observer = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(rescue));
  });

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('pointerdown', onPointer, { capture: true, signal });
  // Whoever is at another window, or at the bar of the browser, is not fetched back.
  window.addEventListener('blur', () => (last = undefined), { signal });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    ended.abort();
    observer.disconnect();
  };
};
