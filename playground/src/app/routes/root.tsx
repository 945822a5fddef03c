import { createRootRoute, retainSearchParams } from '@tanstack/react-router';
import { parseRootSearch, rootSearchKeys } from '../../site/root-search.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { Everybody } from '../everybody.tsx';

/** What every page stands in. Site, identity and state of the screen stay in the address while one moves between pages. */
export const root = createRootRoute({
  component: Everybody,
  notFoundComponent: () => <MissingScreen />,
  validateSearch: parseRootSearch,
  search: { middlewares: [retainSearchParams([...rootSearchKeys])] },
});
