import { ValidationError } from './errors/call-errors.ts';
import type { CallClient, CallOptions, Identity, RequestOptions } from './types.ts';

/**
 * Services by their names on the client: `{ carts }` with `import * as carts from 'vitrine/carts'`. The names of the
 * client's own members are reserved.
 */
export interface Services {
  readonly [name: string]: BindableService | undefined;
  readonly host?: never;
  readonly session?: never;
  readonly send?: never;
  readonly call?: never;
}

/** The exports of `vitrine/<service>`. */
interface BindableService {
  readonly bindCalls: BindCalls;
}

/** The default of a client: no services. */
export type NoServices = Readonly<Record<never, never>>;

/** The calls of each service, bound to the client. */
export type BoundServices<Given, Can extends Identity> = {
  readonly [Name in keyof Given]: BoundCalls<Given[Name], Can>;
};

/**
 * The calls of one service that an identity may make. Exports that are not calls are left out. Calls whose responses
 * follow from the fields that a request asks for have generated types: a conditional type would lose their parameters.
 */
export type BoundCalls<Calls, Can extends Identity, Projected = ProjectedIn<Calls>> = {
  readonly [
    Name in keyof Calls as Calls[Name] extends (...args: infer Arguments) => unknown
      ? [Extract<NeededBy<Arguments[number]>, Can>] extends [never]
        ? never
        : Name
      : never
  ]: Name extends keyof Projected
    ? Projected[Name]
    : Calls[Name] extends (...args: infer Arguments) => infer Returned
      ? (...args: BoundArguments<Arguments>) => Returned
      : never;
};

declare const projectedCalls: unique symbol;

/** The `bindCalls` of a service, with the types of its calls whose responses follow from the fields that they ask for. */
export interface BindCalls<Projected = unknown> {
  (client: CallClient, name: string, calls: object): void;
  /** Never set: only the compiler reads it. */
  readonly [projectedCalls]?: Projected;
}

type ProjectedIn<Calls> = Calls extends {
  readonly bindCalls: { readonly [projectedCalls]?: infer Projected };
}
  ? Projected
  : unknown;

/** The identities that an argument of a call requires: those of its options; none for every other argument. */
type NeededBy<Argument> = Argument extends RequestOptions<infer Needed> ? Needed : never;

interface WithClient {
  readonly client: CallClient;
}

/** Arguments of a bound call: its options need no client. */
type BoundArguments<Arguments extends readonly unknown[]> =
  Required<Arguments> extends readonly [...infer Before, WithClient]
    ? [...OptionalEnd<Before>, options?: CallOptions]
    : // A path parameter with a default follows the options.
      Required<Arguments> extends readonly [...infer Before, WithClient, infer Last]
      ? [...Before, options?: CallOptions, last?: Last]
      : never;

/** The list, with its last element optional if it may be undefined. Keeps the names of the arguments. */
type OptionalEnd<List extends readonly unknown[]> = List extends readonly [infer Only]
  ? undefined extends Only
    ? Partial<List>
    : List
  : List extends readonly [unknown, ...infer Rest]
    ? List extends readonly [...infer First, ...Rest]
      ? [...First, ...OptionalEnd<Rest>]
      : never
    : List;

/**
 * Binds the calls of a service to a client: each call gets the client by its options. `createClient` calls this
 * function for each of its `services`. Every service exports it, so that the bundle of a client without bound services
 * does not include it.
 * @throws ValidationError (`reserved-name`) for the name of a member of the client.
 */
export const bindCalls: BindCalls = (client, name, calls) => {
  if (name in client)
    throw new ValidationError(`services: reserved name "${name}"`, { code: 'reserved-name' });
  const bound: Record<string, AnyFunction> = {};
  for (const [id, call] of Object.entries(calls))
    if (typeof call === 'function') bound[id] = boundCall(client, call as AnyFunction);
  (client as CallClient & Record<string, unknown>)[name] = bound;
};

type AnyFunction = (...args: unknown[]) => unknown;

/**
 * The options of a call are its last parameter without a default, so the `length` of the function gives their position.
 */
const boundCall =
  (client: CallClient, call: AnyFunction): AnyFunction =>
  (...args) => {
    const place = call.length - 1;
    args[place] = { ...(args[place] as object | undefined), client };
    return call(...args);
  };
