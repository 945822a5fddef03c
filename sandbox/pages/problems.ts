import { ownValue } from '../engine/values/objects.ts';
import { PlatformError } from '../engine/errors.ts';
import { CAPTCHA } from './captcha.ts';
import type { FieldProblems } from './fields.ts';

/** The problems of a refused form. */
export interface Refusal {
  /** A message for the whole form; undefined if every problem belongs to a field. */
  general?: string;
  fields: FieldProblems;
}

/** The messages for the errors of the sign-in calls. They do not tell whether a member has the address. */
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

/** The problems to show for a refused call. Throws an error that is not a refusal of the platform. */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof PlatformError)) throw error;
  const { details } = error.body as Details;
  const code = details?.applicationError?.code ?? '';
  const field = details?.validationError?.fieldViolations?.[0]?.field ?? '';
  return ownValue(byCode, code) ?? ownValue(byField, field) ?? { general: error.message, fields: {} };
};
