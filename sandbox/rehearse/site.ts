import type { Platform } from '../control/sandbox.ts';
import { createPlatform } from '../platform.ts';
import type { SandboxSettings } from '../records/settings.ts';
import type { Recording } from '../recorder/recording.ts';
import { scenarioOf } from '../recorder/scenario.ts';
import { DEFAULT_SCENARIO } from '../seeds/scenarios.ts';

/** A site on which a session can be replayed. */
export interface Site {
  /** The name of the scenario; undefined: the site has the products, events and tickets of the recording. */
  readonly scenario: string | undefined;
  /** Makes the site as it is at the start of a session. */
  readonly begin: (recording: Recording, settings: Partial<SandboxSettings>) => Platform;
}

const clockAt = ({ startedAt }: Recording) => ({ kind: 'frozen', start: Date.parse(startedAt) }) as const;
const quiet = { onWarning: () => undefined };

/** A site with the contents of a scenario. */
export const scenarioSite = (scenario: string, seed?: string): Site => ({
  scenario,
  begin: (recording, settings) =>
    createPlatform({
      scenario,
      settings,
      clock: clockAt(recording),
      ...(seed !== undefined && { seed }),
      ...quiet,
    }),
});

/** The site with the products, events and tickets of the recording. */
const ownSite: Site = {
  scenario: undefined,
  begin: (recording, settings) =>
    createPlatform({ state: scenarioOf(recording, { clock: clockAt(recording), settings }), ...quiet }),
};

/**
 * The sites that are tried if the caller names no scenario: one for each version of the catalog, and the site of the
 * recording.
 */
export const usualSites = (seed?: string): readonly Site[] => [
  scenarioSite(DEFAULT_SCENARIO, seed),
  scenarioSite('v3-shop', seed),
  ownSite,
];
