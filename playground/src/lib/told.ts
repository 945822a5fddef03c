import { toast } from './announcer.ts';
import { failureText } from './failure.ts';

/** Options of a mutation that tell in a message how it ended. */
export const told = (words: string, onSuccess?: () => void) => ({
  onSuccess: () => {
    toast(words);
    onSuccess?.();
  },
  onError: (error: unknown) => toast(failureText(error), 'error'),
});
