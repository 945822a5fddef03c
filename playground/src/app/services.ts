import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Session } from 'vitrine';
import type { Config } from '../lib/config.ts';
import type { Control } from '../lib/control.ts';
import type { RequestLog } from '../lib/requestLog.ts';
import type { WireTap } from '../lib/wireTap.ts';

/** What is made once at the start and handed down. */
export interface Services {
  readonly config: Config;
  /** The screws of the sandbox; for panels and the owner's simulated site, never for screens of the shop. */
  readonly control: Control;
  readonly log: RequestLog;
  readonly tap: WireTap;
  readonly session: Session;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices() needs <ServicesContext> above it.');
  return services;
};

/** Who is browsing at the moment. */
export const useRole = () => {
  const { session } = useServices();
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  return useSyncExternalStore(subscribe, () => session.getSnapshot()).role;
};
