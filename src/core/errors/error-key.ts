import type { VitrineError } from './base.ts';
import { memberAt, textAt } from '../json.ts';

/** Maximum depth of bodies within bodies. */
const DEEPEST = 8;

/**
 * The most specific name of a failure in an error. Some services behind the platform wrap their own body into the
 * `data` of an application error, or write it as JSON text into the message, and name the failure `error_key`. Without
 * such a name, the result is the code of the error.
 */
export const errorKeyOf = (error: VitrineError): string => {
  const bodies: unknown[] = [{ message: error.message, details: memberAt(error, 'details') }];
  let key = error.code;
  // The loop also reads the bodies that it adds.
  for (const text of bodies) {
    const body = opened(text);
    const details = opened(memberAt(body, 'details'));
    const application = opened(memberAt(details, 'applicationError'));
    const code = textAt(application, 'code');
    // A number counts as a status in place of a code, unless the sign-in declares it as a code.
    const name = textAt(details, 'error_key') || (/^\d*$/.test(code) ? '' : code);
    if (name) key = name;
    for (const inner of [memberAt(memberAt(application, 'data'), 'details'), memberAt(body, 'message')])
      if (bodies.length < DEEPEST && memberAt(opened(inner), 'details') !== undefined) bodies.push(inner);
  }
  return key;
};

/** The value that a text encodes as JSON; any other value unchanged. */
const opened = (value: unknown): unknown => {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
};
