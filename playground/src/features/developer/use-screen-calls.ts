import { useLocation } from '@tanstack/react-router';
import { useServices } from '../../site/services.ts';
import { useStore } from '../../lib/use-store.ts';
import type { LogEntry } from '../../site/request-log.ts';

/** The calls of the current screen, the latest of each operation first; without token requests. */
export const useScreenCalls = (): readonly LogEntry[] => {
  const { log } = useServices();
  const { pathname } = useLocation();
  const seen = new Set<string>();
  return useStore(log.entries).filter(({ screen, call, query, body }) => {
    const key = `${call.operation} ${call.path}?${query} ${JSON.stringify(body)}`;
    if (screen !== pathname || call.operation === 'createToken' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
