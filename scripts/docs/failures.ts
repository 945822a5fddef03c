import type { Description, Operation } from '../generate/description.ts';
import { examplesOf, messageOf, nodeOf } from './example-call.ts';

/** A documented failure of a call. */
export interface Failure {
  /** Undefined for a code whose status the description does not state. */
  readonly status: string | undefined;
  /** Undefined for a status without a code of the operation. */
  readonly code: string | undefined;
  readonly meaning: string;
}

interface Body {
  readonly error?: string;
  readonly error_description?: string;
  readonly details?: {
    readonly applicationError?: { readonly code?: string; readonly description?: string };
  };
}

/**
 * Every failure that the description of an operation names: for each status the codes of its examples and its
 * general meaning, then the codes without an example.
 */
export const failuresOf = (description: Description, operation: Operation): Failure[] => {
  const responses = Object.entries(nodeOf(description, operation).responses ?? {}).filter(
    ([status]) => !status.startsWith('2'),
  );
  const byStatus = responses.flatMap(([status, response]): Failure[] => {
    const { description: meaning = '' } = messageOf(description, response);
    const coded = examplesOf(description, response).flatMap(({ value, summary }) => {
      const { details, error, error_description } = value as Body;
      const code = details?.applicationError?.code ?? error;
      const about = details?.applicationError?.description ?? error_description ?? summary;
      return code && operation.errors.includes(code) ? [{ status, code, meaning: sentence(about) }] : [];
    });
    const once = coded.filter(({ code }, index) => coded.findIndex((one) => one.code === code) === index);
    return [...once, { status, code: undefined, meaning }];
  });
  const seen = new Set(byStatus.map(({ code }) => code));
  const rest = operation.errors.filter((code) => !seen.has(code));
  return [...byStatus, ...rest.map((code) => ({ status: undefined, code, meaning: '' }))];
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
