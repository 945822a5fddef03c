import { availableParallelism } from 'node:os';

/** Arguments of `tsc` for checking all types. More checkers than processors would only repeat work. */
export const typeCheck = ['--noEmit', '-p', '.', '--checkers', `${Math.min(availableParallelism(), 4)}`];
