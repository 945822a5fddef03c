import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { buttonLook, type Look } from './button-look.ts';

const Anchor = ({ kind, size, wide, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & Look) => (
  <a {...props} {...buttonLook({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })}>
    {children}
  </a>
);

/** A link to a page of the playground that looks like a button. */
export const LinkButton = createLink(Anchor);
