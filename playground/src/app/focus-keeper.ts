/** Elements that Tab stops at. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

const stopsIn = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(STOPS)];

/** Focuses the first candidate that accepts the focus. */
const focusFirst = (candidates: Iterable<HTMLElement>): void => {
  for (const one of candidates) {
    one.focus({ preventScroll: true });
    if (document.activeElement === one) return;
  }
};

/**
 * Keeps the place of keyboard users when the focused control is removed or disabled, for example a Remove button that
 * disappears together with its line. The focus moves to the next control in the same section of the page, else to the
 * previous one, else to the heading of the page. Pointer users are left alone, since focusing a field opens the
 * on-screen keyboard of a phone.
 *
 * Returns a function that stops this.
 */
export const keepFocus = (): (() => void) => {
  let last: Element | undefined;
  /** The sections that contain the focused control, innermost first. */
  let around: Element[] = [];
  /** Every tab stop of the page, in order, at the moment the control got the focus. */
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
    // Sections as large as the page itself are skipped.
    for (let one = target.parentElement; one && !one.matches('main, body'); one = one.parentElement)
      around.push(one);
  };
  const onKey = (): void => void (byKey = true);
  const onPointer = (): void => void (byKey = false);
  // Dialogs and navigations place the focus themselves, at most one frame later.
  const observer = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(rescue));
  });

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('pointerdown', onPointer, { capture: true, signal });
  // If another window or the browser's own toolbar has the focus, leave it there.
  window.addEventListener('blur', () => (last = undefined), { signal });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    ended.abort();
    observer.disconnect();
  };
};
