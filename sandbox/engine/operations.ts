import { contracts } from '../../generated/contracts.ts';
import type { OperationContract } from '../../generated/operation-contract.ts';

/** What the sandbox knows of an operation; all of it is generated from the description. */
export type Operation = OperationContract;

/** Every operation of every service. */
export const operations: readonly Operation[] = Object.values(contracts).flatMap((service): Operation[] =>
  Object.values(service),
);

/** Every address that is answered: that of each operation, and the one that takes its long queries. */
export const routes: readonly Operation[] = operations.flatMap((operation) =>
  operation.longQuery
    ? [operation, { ...operation, method: 'POST', path: operation.longQuery }]
    : [operation],
);
