import type { World } from './context.ts';

/** The address of a hosted page that needs no session, with parameters. */
export const pageAddress = (
  { state, origin }: World,
  path: string,
  parameters: Record<string, string>,
): string => `${state.settings.pagesUrl ?? origin}/platform/${path}?${new URLSearchParams(parameters)}`;

/** Whether a path belongs to the hosted pages. */
export const isPlatformPage = (path: string): boolean => path.startsWith('/platform/');
