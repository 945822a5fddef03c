import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { text } from '../../text/developer.ts';

/** A tab of the developer drawer. */
export interface DeveloperPanel {
  /** Value of `developerPanel` that shows this tab. */
  readonly id: string;
  /** Call it while rendering: the name depends on the language. */
  readonly name: () => string;
  /** Fills the height below the tabs; long content scrolls in an element of class `rows` or `page`. */
  readonly Panel: LazyExoticComponent<ComponentType>;
}

/** The tabs of the developer drawer, in order. Each panel is loaded when first shown. */
export const developerPanels: readonly DeveloperPanel[] = [
  {
    id: 'code',
    name: () => text.layers.code,
    Panel: lazy(async () => ({ default: (await import('./code-layer.tsx')).CodePanel })),
  },
  {
    id: 'wire',
    name: () => text.layers.wire,
    Panel: lazy(async () => ({ default: (await import('./wire-layer.tsx')).WirePanel })),
  },
  {
    id: 'log',
    name: () => text.developer.tabs.log,
    Panel: lazy(async () => ({ default: (await import('./request-log.tsx')).RequestLog })),
  },
  {
    id: 'token',
    name: () => text.developer.tabs.token,
    Panel: lazy(async () => ({ default: (await import('./token/token-panel.tsx')).TokenPanel })),
  },
  {
    id: 'errors',
    name: () => text.developer.tabs.errors,
    Panel: lazy(async () => ({ default: (await import('./errors/error-panel.tsx')).ErrorPanel })),
  },
  {
    id: 'clock',
    name: () => text.developer.tabs.clock,
    Panel: lazy(async () => ({ default: (await import('./clock/clock-panel.tsx')).ClockPanel })),
  },
  {
    id: 'webhooks',
    name: () => text.developer.tabs.webhooks,
    Panel: lazy(async () => ({ default: (await import('./webhooks/webhook-panel.tsx')).WebhookPanel })),
  },
  {
    id: 'state',
    name: () => text.developer.tabs.state,
    Panel: lazy(async () => ({ default: (await import('./state/state-panel.tsx')).StatePanel })),
  },
];
