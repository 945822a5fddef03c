import { PlatformError } from '../engine/errors.ts';
import { CAPTCHA } from './captcha.ts';
import type { FieldProblems } from './fields.ts';

/** Where a refused form has to be looked at again, and why. */
export interface Refusal {
  /** Words for the whole form; undefined when every problem is one of a field. */
  general?: string;
  fields: FieldProblems;
}

/** What the refusals of the sign-in calls mean on a page. Who is a member and who is not is nobody's business. */
const byCode: Readonly<Record<string, Refusal>> = {
  '-19971': { fields: { [CAPTCHA]: 'Tick the box.' } },
  '-19970': { fields: { [CAPTCHA]: 'The captcha was not passed. Try again.' } },
  '-19976': { general: 'E-mail or password is wrong.', fields: {} },
  '-19999': { general: 'E-mail or password is wrong.', fields: {} },
};

const byField: Readonly<Record<string, Refusal>> = {
  'loginId.email': { fields: { email: 'Enter an e-mail address such as name@example.org.' } },
  email: { fields: { email: 'Enter an e-mail address such as name@example.org.' } },
  password: { fields: { password: 'Choose a password with at least 6 characters.' } },
};

interface Details {
  details?: {
    applicationError?: { code?: string };
    validationError?: { fieldViolations?: { field?: string }[] };
  };
}

/** What to say about a refused call on the page that made it. Throws what is no refusal of the platform. */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof PlatformError)) throw error;
  const { details } = error.body as Details;
  const code = details?.applicationError?.code ?? '';
  const field = details?.validationError?.fieldViolations?.[0]?.field ?? '';
  return byCode[code] ?? byField[field] ?? { general: error.message, fields: {} };
};
