import type { CallContext } from '../../engine/context.ts';

/** A parameter of a call as text; undefined if it is absent. */
export const textOf = ({ query }: CallContext, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
};

/** A parameter of a call as a number; undefined if it is absent. */
export const numberOf = ({ query }: CallContext, name: string): number | undefined => {
  const value = query[name];
  return typeof value === 'number' ? value : undefined;
};

/** The values of a repeatable parameter; undefined if it is absent. */
export const valuesOf = ({ query }: CallContext, name: string): readonly string[] | undefined => {
  const value = query[name];
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
};
