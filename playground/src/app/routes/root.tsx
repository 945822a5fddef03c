import { createRootRoute } from '@tanstack/react-router';
import { MissingScreen } from '../../screens/MissingScreen.tsx';
import { Shell } from '../../shell/Shell.tsx';

/** What every page stands in. */
export const root = createRootRoute({ component: Shell, notFoundComponent: () => <MissingScreen /> });
