import { createRootRoute, retainSearchParams } from '@tanstack/react-router';
import { parseRootSearch, rootSearchKeys } from '../../site/root-search.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { IdentityScope } from '../identity-scope.tsx';

/** The root route. Site and identity stay in the address across navigations. */
export const root = createRootRoute({
  component: IdentityScope,
  notFoundComponent: () => <MissingScreen />,
  validateSearch: parseRootSearch,
  search: { middlewares: [retainSearchParams([...rootSearchKeys])] },
});
