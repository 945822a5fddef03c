import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Focuses an element when it first appears. A part of a page that replaces the one with the focused control takes
 * the focus in this way; otherwise the browser would move it to the beginning of the page.
 */
export const useFocusAtFirst = <Focused extends HTMLElement>(wanted = true): RefObject<Focused | null> => {
  const element = useRef<Focused>(null);
  const [isWanted] = useState(wanted);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
};
