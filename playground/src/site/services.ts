import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionSnapshot, VitrineClient } from 'vitrine';
import type { Config } from './config.ts';
import type { Control } from './control.ts';
import type { GenerationChoice } from './generation-choice.ts';
import type { IdentityId } from './identities.ts';
import type { RequestLog } from './request-log.ts';
import type { SessionRecorder } from './session.ts';
import type { SiteStatus, SiteWatch } from './site-status.ts';
import type { WireTap } from './wire-tap.ts';
import type { IdentityClients } from './identity-clients.ts';
import type { Store } from '../lib/store.ts';
import { useCalmStore } from '../lib/use-calm-store.ts';

/** Services created once at start, independent of the identity. */
export interface Playground {
  readonly config: Config;
  /**
   * Control API of the sandbox; only for panels and the owner's simulated site settings, never for screens of the shop.
   */
  readonly control: Control;
  readonly log: RequestLog;
  readonly tap: WireTap;
  /** Scenario, seed, clock and state hash of the sandbox. */
  readonly site: SiteWatch;
  /** The generation of the site and of this page. */
  readonly generation: GenerationChoice;
  readonly clients: IdentityClients;
  /** Records calls into a file that can be replayed. */
  readonly recorder: SessionRecorder;
}

/** The services, with those of the current identity. */
export interface Services extends Playground {
  readonly identity: IdentityId;
  readonly client: VitrineClient;
  /** Undefined for the owner and for apps. */
  readonly session: Session | undefined;
  /** Whether the identity may have a cart. */
  readonly hasCart: Store<boolean>;
}

export const PlaygroundContext = createContext<Playground | undefined>(undefined);
export const ServicesContext = createContext<Services | undefined>(undefined);

export const usePlayground = (): Playground => {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error('usePlayground() must be called inside <PlaygroundContext>.');
  return playground;
};

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices() must be called inside <ServicesContext>.');
  return services;
};

/** Status of the sandbox; undefined until its first response. */
export const useSiteStatus = (): SiteStatus | undefined => useCalmStore(usePlayground().site.status);

const stranger: SessionSnapshot = { role: 'none', loggedIn: false, expiresAt: undefined };
const nothing = () => undefined;

/** The session of the current identity without its secrets; an empty session for the owner and the app. */
export const useSessionFacts = (): SessionSnapshot => {
  const { session } = useServices();
  const subscribe = useCallback((changed: () => void) => session?.subscribe(changed) ?? nothing, [session]);
  return useSyncExternalStore(subscribe, () => session?.getSnapshot() ?? stranger);
};
