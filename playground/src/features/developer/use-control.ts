import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/announcer.ts';
import type { ControlCommand } from '../../site/control.ts';
import { text } from '../../text/text.ts';
import { useServices } from '../../site/services.ts';

/** Milliseconds between two reads of the sandbox, which other pages may change too. */
const LOOK = 2000;

/** Response of a reading control call, read again at an interval while mounted. */
export const useControlled = <Answer>(command: ControlCommand, everyMs = LOOK) => {
  const { control } = useServices();
  return useQuery({
    queryKey: ['sandbox', command],
    queryFn: () => control.send<Answer>(command),
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  });
};

/** Runs control calls one at a time; a rejection shows the sandbox's message. */
export const useControlCalls = () => {
  const { control } = useServices();
  const [busy, setBusy] = useState(false);
  const turn = async (work: (send: typeof control.send) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work(control.send);
    } catch (error) {
      toast(error instanceof Error ? error.message : text.common.failed, 'error');
    } finally {
      setBusy(false);
    }
  };
  return { busy, turn };
};
