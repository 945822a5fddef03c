import type { Page } from 'playwright';
import type { SandboxOptions } from 'vitrine/sandbox/node';
import type { Site } from '../visit.ts';

/** A screen in one of its states, for the checks of every screen and for its screenshots. */
export interface Screen {
  readonly path: string;
  /** A site other than the fresh shop. */
  readonly site?: SandboxOptions;
  /** Preparations at the site before the visit. */
  readonly before?: (site: Site) => Promise<void> | void;
  /** Leads to the state and waits until it is shown. */
  readonly ready: (page: Page, site: Site) => Promise<void>;
}

/** Screens by the name of their state. */
export type Screens = Readonly<Record<string, Screen>>;

export const heading = (page: Pick<Page, 'getByRole'>, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
