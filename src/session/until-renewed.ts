import type { Stops } from '../core/types.ts';
import { disposalSignal, pause } from './disposal.ts';
import { isSame } from './tokens.ts';
import type { Tokens } from '../core/identity/tokens.ts';

/** Pauses, in ms, between reads while another process or tab may be storing new tokens: about a second and a half in total. */
const PAUSES = [50, 100, 200, 400, 800];

/**
 * The `renewed` of a storage that can be read again: after a refresh token was refused, reads until other tokens are
 * stored, for a bounded time.
 */
export const untilRenewed = async (
  load: () => Tokens | undefined | Promise<Tokens | undefined>,
  old: Tokens,
  stops?: Stops,
): Promise<void> => {
  const { signal, release } = disposalSignal(stops);
  for (const delay of PAUSES) if (!signal.aborted && isSame(await load(), old)) await pause(delay, signal);
  release();
};
