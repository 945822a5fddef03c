import { operations } from 'virtual:operations';
import { useMemo } from 'react';
import type { LogEntry } from '../../site/request-log.ts';
import { callPrograms } from '../programs/call-programs.ts';
import { programCallOf } from '../programs/program-call.ts';
import { useProgramSite } from '../programs/use-program-site.ts';

/** The programs that make the call of a row; none for a call that is not an operation. */
export const useCallPrograms = (entry: LogEntry) => {
  const { identity, clientId, ownerKey, scenario, seed } = useProgramSite();
  const { call, cause } = entry;
  const operation = operations.find(({ id, service }) => id === call.operation && service === call.service);
  return useMemo(
    () =>
      operation
        ? callPrograms(
            programCallOf(entry, operation),
            {
              identity: operation.identities.length > 0 ? identity : 'anyone',
              clientId,
              ownerKey,
              scenario,
              seed,
            },
            cause.kind,
          )
        : [],
    [entry, operation, cause.kind, identity, clientId, ownerKey, scenario, seed],
  );
};
