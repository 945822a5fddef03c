/** A control that somebody pressed. */
export interface Pressed {
  /** What it is called. */
  readonly name: string;
  /** Brings it into view and gives it the focus; false when it is gone. */
  readonly show: () => boolean;
}

/** Milliseconds in which calls count as caused by a press: queues wait a moment before they send. */
const WINDOW = 700;

const controls =
  'button, a[href], label, input, select, textarea, summary, [role="option"], [role="menuitem"]';

const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label') ?? '';
  const words = label || (element as HTMLElement).innerText || '';
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
};

const pressedBy = (element: HTMLElement): Pressed => {
  const reference = new WeakRef(element);
  return {
    name: nameOf(element),
    show: () => {
      const still = reference.deref();
      if (!still?.isConnected) return false;
      still.scrollIntoView({ block: 'center' });
      still.focus();
      return true;
    },
  };
};

/** Remembers which control was pressed last, to tell which one a call comes from. */
export const createPressWatch = (target: EventTarget, now: () => number = () => performance.now()) => {
  let last: { readonly pressed: Pressed; readonly at: number } | undefined;
  const note = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!element || element.closest('[data-no-cause]')) return;
    last = { pressed: pressedBy(element), at: now() };
  };
  for (const type of ['pointerup', 'keydown', 'click'])
    target.addEventListener(type, note, { capture: true });
  return {
    /** The control whose press a call that begins now comes from. */
    current: (): Pressed | undefined => (last && now() - last.at < WINDOW ? last.pressed : undefined),
  };
};
