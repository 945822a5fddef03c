import { type ComponentType, lazy } from 'react';

/** A part that is not needed for the first paint. If its code cannot be loaded, the page goes on without it. */
export const later = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Without: ComponentType<Props> = () => null,
) => lazy(() => load().catch(() => ({ default: Without })));
