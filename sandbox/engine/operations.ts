import { contracts } from '../../generated/contracts.ts';
import type { OperationContract } from '../../generated/operation-contract.ts';

/** The facts about an operation, generated from the description. */
export type Operation = OperationContract;

/** Every operation of every service. */
export const operations: readonly Operation[] = Object.values(contracts).flatMap((service): Operation[] =>
  Object.values(service),
);

/** Every path that is answered: of each operation, and of its long queries. */
export const routes: readonly Operation[] = operations.flatMap((operation) =>
  operation.longQuery
    ? [operation, { ...operation, method: 'POST', path: operation.longQuery }]
    : [operation],
);
