import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Session } from 'vitrine';
import type { Config } from '../lib/config.ts';
import type { RequestLog } from '../lib/requestLog.ts';

/** What is made once at the start and handed down. */
export interface Services {
  readonly config: Config;
  readonly log: RequestLog;
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
