import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { PageHeading } from './page-heading.tsx';
import { EmptyState } from './state.tsx';
import { text } from '../text/text.ts';

/** The page for an unknown address, or for something that the shop does not have. */
export const MissingScreen = ({
  title = text.missing.title,
  body = text.missing.body,
  children,
}: {
  title?: string;
  body?: string;
  /** Links back; by default a link to the shop. */
  children?: ReactNode;
}) => (
  <EmptyState icon="search" title={<PageHeading title={title} />} body={body}>
    {children ?? (
      <LinkButton to="/shop" kind="primary">
        {text.common.toShop}
      </LinkButton>
    )}
  </EmptyState>
);
