/** A pressed control. */
export interface Pressed {
  /** Accessible name of the control. */
  readonly name: string;
  /** Whether the control still exists. */
  readonly isThere: () => boolean;
  /** Scrolls to the control and focuses it; returns false if it no longer exists. */
  readonly show: () => boolean;
  /** Extends the time in which calls count as caused by this press, unless another control was pressed since. */
  readonly extend: () => void;
}

/** Milliseconds after a press in which calls count as caused by it: the cart waits briefly before it sends. */
const WINDOW = 700;

const controls =
  'button, a[href], label, input, select, textarea, summary, [role="option"], [role="menuitem"]';

const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label') ?? '';
  const words = label || (element as HTMLElement).innerText || '';
  // Further lines describe the control.
  const [name = ''] = words.trim().split('\n');
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
};

const pressedBy = (element: HTMLElement, extend: () => void): Pressed => {
  const reference = new WeakRef(element);
  return {
    name: nameOf(element),
    isThere: () => reference.deref()?.isConnected ?? false,
    show: () => {
      const still = reference.deref();
      if (!still?.isConnected) return false;
      still.scrollIntoView({ block: 'center' });
      still.focus();
      return true;
    },
    extend,
  };
};

/** Remembers the last pressed control, to show which control caused a call. */
export const createPressWatch = (target: EventTarget, now: () => number = () => performance.now()) => {
  let last: { readonly element: HTMLElement; readonly pressed: Pressed; readonly at: number } | undefined;
  const extend = (pressed: Pressed): void => {
    if (last?.pressed === pressed) last = { ...last, at: now() };
  };
  const note = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!element || element.closest('[data-no-cause]')) return;
    // The click belongs to the key or pointer event before it.
    const isSame = event.type === 'click' && last?.element === element && now() - last.at < WINDOW;
    const pressed = isSame && last ? last.pressed : pressedBy(element, () => extend(pressed));
    last = { element, pressed, at: now() };
  };
  for (const type of ['pointerup', 'keydown', 'click'])
    target.addEventListener(type, note, { capture: true });
  return {
    /** The control that caused a call starting now, if any. */
    current: (): Pressed | undefined => (last && now() - last.at < WINDOW ? last.pressed : undefined),
  };
};
