import type { LineOutcome } from '../outcomes/index.ts';
import type { CartEditResult, CartError } from './types.ts';

/** The parts of a result can be read before its outcome is known. */
export const shown = (result: CartEditResult): string => {
  const { error, lines, fields } = result;
  const failed: CartError | undefined = error;
  const first: LineOutcome<unknown> | undefined = lines?.[0];
  return failed?.message ?? first?.outcome ?? fields?.[0]?.outcome ?? '';
};
