import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { basePath } from '../lib/base.ts';
import { createHeadingFocus } from './heading-focus.ts';
import { text } from '../text/text.ts';

// The router tells paths below the base.
const visit = createHeadingFocus(`/${globalThis.location.pathname.slice(basePath.length)}`);

/** The only h1 of the page: sets the document title and takes the focus after a navigation. */
export const PageHeading = ({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children?: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = text.app.titleOf(title);
  }, [title]);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element && element === document.activeElement) visit.leave();
    };
  }, []);
  useEffect(() => {
    if (visit.takesFocus(pathname)) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? <bdi>{title}</bdi>}
    </h1>
  );
};
