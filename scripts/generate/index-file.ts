import type { Operation } from './description.ts';
import { isProjecting } from './projections-file.ts';

/**
 * `index.ts` of a service: its operations, their types, and the function that binds them to a client.
 * @param paths Export of the types by path, if the service has them.
 */
export const indexFile = (operations: readonly Operation[], paths = ''): string =>
  operations.some(isProjecting)
    ? `import { type BindCalls, bindCalls as bind } from '../../src/core/bound-services.ts';
import type { ProjectedCalls } from './projections.ts';

${paths}export type * from './facts.ts';
export type * from './projections.ts';
export type * from './types.ts';
export * from './operations.ts';
/** Puts the calls of the service on a client. */
export const bindCalls = bind as BindCalls<ProjectedCalls>;
`
    : `${paths}export type * from './facts.ts';
export type * from './types.ts';
export * from './operations.ts';
export { bindCalls } from '../../src/core/bound-services.ts';
`;
