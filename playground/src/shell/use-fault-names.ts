import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices, useSiteStatus } from '../site/services.ts';
import { text } from '../text/developer.ts';

/** A fault as the sandbox lists it. */
interface ActiveFault {
  /** Id of a call, or `*` for every call. */
  readonly operation: string;
  readonly kind: string;
  readonly code: string | null;
  readonly status: number | null;
}

/** Faults that the chip names; the others are counted. */
const NAMED = 2;

const nameOf = ({ operation, kind, code, status }: ActiveFault): string => {
  const { everything, kinds } = text.faults;
  const words: Readonly<Record<string, string>> = { ...kinds, latency: kinds.late };
  return text.simulated.fault(
    operation === '*' ? everything : operation,
    code ?? (status === null ? (words[kind] ?? kind) : String(status)),
  );
};

/**
 * The active faults in words: the first two by name. Undefined while they are read for the first time; their number if
 * they cannot be read.
 */
export const useFaultNames = (): string | undefined => {
  const { control } = useServices();
  const { hash, faults: count = 0 } = useSiteStatus() ?? {};
  const { data, isPending } = useQuery({
    // A fault is part of the state, so that the hash changes with it.
    queryKey: ['sandbox', 'faults in the note', hash],
    queryFn: () => control.send<{ faults: readonly ActiveFault[] }>('GET /sandbox/faults'),
    enabled: count > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (count === 0) return '';
  if (isPending) return undefined;
  const faults = data?.faults ?? [];
  if (faults.length === 0) return text.simulated.faults(count);
  return text.simulated.named(faults.slice(0, NAMED).map(nameOf), Math.max(0, faults.length - NAMED));
};
