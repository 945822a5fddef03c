import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PanelId } from '../../lib/drawers.ts';

/**
 * The panels of the developer drawer; each is loaded when first shown. A panel fills the height below the head of the
 * drawer, and long content scrolls in an element of class `rows` or `page`.
 */
export const panels: Readonly<Record<PanelId, LazyExoticComponent<ComponentType>>> = {
  code: lazy(async () => ({ default: (await import('./code-panel.tsx')).CodePanel })),
  log: lazy(async () => ({ default: (await import('./request-log.tsx')).RequestLog })),
  break: lazy(async () => ({ default: (await import('./break-panel.tsx')).BreakPanel })),
  sandbox: lazy(async () => ({ default: (await import('./sandbox-panel.tsx')).SandboxPanel })),
};
