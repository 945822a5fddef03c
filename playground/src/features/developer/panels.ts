import type { PanelId } from '../../lib/drawers.ts';
import { lazyPart, type LazyPart } from '../../lib/lazy-part.ts';

/**
 * The panels of the developer drawer; each is loaded when first shown. A panel fills the height below the head of the
 * drawer, and long content scrolls in an element of class `rows` or `page`.
 */
export const panels: Readonly<Record<PanelId, LazyPart<object>>> = {
  code: lazyPart(async () => (await import('./code-panel.tsx')).CodePanel),
  log: lazyPart(async () => (await import('./request-log.tsx')).RequestLog),
  break: lazyPart(async () => (await import('./break-panel.tsx')).BreakPanel),
  sandbox: lazyPart(async () => (await import('./sandbox-panel.tsx')).SandboxPanel),
};
