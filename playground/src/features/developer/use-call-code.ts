import { useQuery } from '@tanstack/react-query';
import { hookCode, plainCall } from './call-code.ts';
import { shapeOf } from './operation-shapes.ts';
import type { LogEntry } from '../../site/request-log.ts';

/** The code of a call; undefined while the facts of its operation load, and for a call that is not an operation. */
export const useCallCode = (entry: LogEntry) => {
  const { service, operation } = entry.call;
  const { data } = useQuery({
    queryKey: ['operation-shape', service, operation],
    queryFn: async () => (service && (await shapeOf(service, operation))) ?? null,
    staleTime: Infinity,
  });
  return data ? { plain: plainCall(entry, data), hook: hookCode(entry, data) } : undefined;
};
