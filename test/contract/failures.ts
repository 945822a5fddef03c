import { STATUS_CODES } from 'node:http';
import type { Descriptions } from './described.ts';
import { type Operation, operations } from './inventory.ts';

/** One documented refusal: an example of an answer with 4xx or 5xx. */
export interface Failure {
  readonly operation: Operation;
  readonly id: string;
  readonly status: number;
  /** Name of the example. */
  readonly example: string;
  readonly body: unknown;
}

/** Every example of every documented refusal, including shared refusals. */
export const documentedFailures = (descriptions: Descriptions): Failure[] =>
  descriptions.messages().flatMap(({ operation: id, kind, media }) => {
    const operation = operations.find((known) => known.id === id);
    if (!operation) throw new Error(`${id} is described and was not generated`);
    if (!/^[45]\d\d$/.test(kind)) return [];
    return Object.entries(media?.examples ?? {}).map(([example, body]) => ({
      operation,
      id,
      status: Number(kind),
      example,
      body,
    }));
  });

interface Violation {
  field: string;
  description: string;
  violatedRule: string;
}

/** Body of an error response, in the three forms of the platform or in the form of the token endpoint. */
interface Body {
  message?: string;
  details?: {
    applicationError?: { code: string };
    validationError?: { fieldViolations: Violation[] };
  };
  error?: string;
}

/** The code of an error by point 8 of the specification, or the OAuth error of the token endpoint. */
export const codeOf = (status: number, body: unknown): string => {
  const { details, error } = body as Body;
  if (details?.validationError) return 'INVALID_ARGUMENT';
  return details?.applicationError?.code ?? error ?? (status < 500 ? statusText(status) : 'SYSTEM_ERROR');
};

const statusText = (status: number): string => STATUS_CODES[status] ?? '';

const REQUEST_ID = '1763717412.2031567890123456';

/** The members that the error of a failed call must have. */
export const expectedError = ({ status, body }: Pick<Failure, 'status' | 'body'>) => ({
  name: 'ApiError',
  status,
  code: codeOf(status, body),
  requestId: REQUEST_ID,
  details: (body as Body).details,
  fieldViolations: ((body as Body).details?.validationError?.fieldViolations ?? [])
    .map(({ field, description, violatedRule }) => ({ field, description, violatedRule }))
    .toSorted((a, b) => a.field.localeCompare(b.field)),
});

/** A fetch that answers every call with one refusal. */
export const refusing =
  ({ status, body }: Pick<Failure, 'status' | 'body'>) =>
  async (): Promise<Response> =>
    Response.json(body, {
      status,
      statusText: statusText(status),
      headers: { 'x-wix-request-id': REQUEST_ID },
    });
