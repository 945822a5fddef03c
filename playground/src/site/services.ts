import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionSnapshot, VitrineClient } from 'vitrine';
import type { Config } from './config.ts';
import type { Control } from './control.ts';
import type { IdentityId } from './identities.ts';
import type { RequestLog } from './request-log.ts';
import type { SessionRecorder } from './session.ts';
import type { SiteStatus, SiteWatch } from './site-status.ts';
import type { WireTap } from './wire-tap.ts';
import type { People } from './people.ts';
import { useStore } from '../lib/use-store.ts';

/** What is made once at the start, whoever is browsing. */
export interface Playground {
  readonly config: Config;
  /** The screws of the sandbox; for panels and the owner's simulated site, never for screens of the shop. */
  readonly control: Control;
  readonly log: RequestLog;
  readonly tap: WireTap;
  /** What the sandbox says of itself: scenario, seed, clock, hash. */
  readonly site: SiteWatch;
  readonly people: People;
  /** Records the calls of a session. */
  readonly recorder: SessionRecorder;
}

/** The same with whoever is browsing. */
export interface Services extends Playground {
  readonly identity: IdentityId;
  readonly client: VitrineClient;
  /** Undefined for the owner and for apps. */
  readonly session: Session | undefined;
}

export const PlaygroundContext = createContext<Playground | undefined>(undefined);
export const ServicesContext = createContext<Services | undefined>(undefined);

export const usePlayground = (): Playground => {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error('usePlayground() needs <PlaygroundContext> above it.');
  return playground;
};

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices() needs <ServicesContext> above it.');
  return services;
};

/** What the sandbox says of itself; undefined until it has answered once. */
export const useSiteStatus = (): SiteStatus | undefined => useStore(usePlayground().site.status);

const stranger: SessionSnapshot = { role: 'none', loggedIn: false, expiresAt: undefined };
const nothing = () => undefined;

/** The session of whoever is browsing, without its secrets; that of nobody for owner and app. */
export const useSessionFacts = (): SessionSnapshot => {
  const { session } = useServices();
  const subscribe = useCallback((changed: () => void) => session?.subscribe(changed) ?? nothing, [session]);
  return useSyncExternalStore(subscribe, () => session?.getSnapshot() ?? stranger);
};
