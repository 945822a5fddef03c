import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AdviceTable } from '../../src/core/errors/advice.ts';

const generated = join(import.meta.dirname, '../../generated');

/** The advice of every service. */
export const allAdvice: readonly AdviceTable[] = await Promise.all(
  readdirSync(generated)
    .map((service) => join(generated, service, 'advice.ts'))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file)) as { readonly advice: AdviceTable }).advice),
);
