import { toast } from './announcer.ts';
import { failureText } from './failure.ts';

/** Options of a mutation that tell in a message that it succeeded; its form shows why it failed. */
export const said = (words: string, then?: () => void) => ({
  onSuccess: () => {
    toast(words);
    then?.();
  },
});

/** Options of a mutation that tell in a message how it ended. */
export const told = (words: string, then?: () => void) => ({
  ...said(words, then),
  onError: (error: unknown) => toast(failureText(error), 'error'),
});
