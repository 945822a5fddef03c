import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { CatalogCategory } from 'vitrine/state';

/** Categories as parts of a breadcrumb, the first level first. */
export const CategoryCrumbs = ({ path }: { path: readonly CatalogCategory[] }) =>
  path.map(({ id, slug, name }) => (
    <Fragment key={id}>
      <Link to="/shop/c/$slug" params={{ slug }}>
        <bdi>{name}</bdi>
      </Link>
      <span aria-hidden="true">/</span>
    </Fragment>
  ));
