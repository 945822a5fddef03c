import { contract } from '../../generated/graphql/contract.ts';
import { graphql } from '../rules/graph/graphql.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: { graphql } };
