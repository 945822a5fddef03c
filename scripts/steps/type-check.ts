import { availableParallelism } from 'node:os';

/** What `tsc` is told to check the types of everything; a checker without a processor would only do the others' work again. */
export const typeCheck = ['--noEmit', '-p', '.', '--checkers', `${Math.min(availableParallelism(), 4)}`];
