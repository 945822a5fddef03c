/**
 * Hooks of generated calls: each passes on the options of its call with those of the component, and finds the
 * QueryClient.
 */
import {
  type DefinedInitialDataOptions,
  type DefinedUseQueryResult,
  type QueryClient,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
  useSuspenseQuery,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
} from '@tanstack/react-query';
import { type CallError, useCache } from './binding.ts';
import type { AnySettings, CallMutation, CallQuery } from './call-options.ts';

export type { CallError } from './binding.ts';
export type { DefinedUseQueryResult, UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';

/** Arguments of the hook of a read with `initialData`. */
export type DefinedHookArgs<Args extends readonly unknown[], Settings, Data, Failure, Shown> = [
  ...Args,
  options: Settings & {
    query: Partial<UseQueryOptions<Data, Failure, Shown>> &
      Pick<DefinedInitialDataOptions<Data, Failure, Data>, 'initialData'>;
  },
  queryClient?: QueryClient,
];

/** Arguments of the hook of a read. */
export type HookArgs<Args extends readonly unknown[], Settings, Data, Failure, Shown> = [
  ...Args,
  options?: Settings & { query?: Partial<UseQueryOptions<Data, Failure, Shown>> },
  queryClient?: QueryClient,
];

/** Arguments of the hook of a read that suspends. */
export type SuspenseHookArgs<Args extends readonly unknown[], Settings, Data, Failure, Shown> = [
  ...Args,
  options?: Settings & { query?: Partial<UseSuspenseQueryOptions<Data, Failure, Shown>> },
  queryClient?: QueryClient,
];

/**
 * The hook of a read. Its arguments are the parameters of the call, options, and a QueryClient to use in place of the
 * provider's.
 */
export interface ReadHook<Args extends readonly unknown[], Settings, Data, Failure> {
  /** With `initialData`, `data` is always defined. */
  <Shown = Data>(
    ...args: DefinedHookArgs<Args, Settings, Data, Failure, Shown>
  ): DefinedUseQueryResult<Shown, Failure>;
  <Shown = Data>(...args: HookArgs<Args, Settings, Data, Failure, Shown>): UseQueryResult<Shown, Failure>;
}

/** The hook of a read that suspends its component until data is available. */
export type SuspenseHook<Args extends readonly unknown[], Settings, Data, Failure> = <Shown = Data>(
  ...args: SuspenseHookArgs<Args, Settings, Data, Failure, Shown>
) => UseSuspenseQueryResult<Shown, Failure>;

/** The hook of a change. */
export type ChangeHook<Settings, Data, Failure, Variables> = <Context = unknown>(
  options?: Settings & { mutation?: UseMutationOptions<Data, Failure, Variables, Context> },
  queryClient?: QueryClient,
) => UseMutationResult<Data, Failure, Variables, Context>;

/** The options of a read by its parameters. */
type OptionsOf<Args extends readonly unknown[], Settings, Data, Code extends string> = (
  ...args: [...Args, settings?: Settings]
) => CallQuery<Data, Code>;

/** The options and the QueryClient of a read, from the arguments of its hook. */
const useRead = <Args extends readonly unknown[], Settings, Data, Code extends string>(
  optionsOf: OptionsOf<Args, Settings, Data, Code>,
  args: readonly unknown[],
): [CallQuery<Data, Code>, QueryClient] => {
  const [own, queryClient] = args.slice(optionsOf.length - 1) as [
    (AnySettings & { query?: object })?,
    QueryClient?,
  ];
  const options = optionsOf(...(args as [...Args, settings?: Settings]));
  return [{ ...options, ...own?.query }, useCache(queryClient, own?.request)];
};

/** Creates the hook of a read. */
export const readHook = <Args extends readonly unknown[], Settings, Data, Code extends string>(
  optionsOf: OptionsOf<Args, Settings, Data, Code>,
): ReadHook<Args, Settings, Data, CallError<Code>> =>
  ((...args: readonly unknown[]) => useQuery(...useRead(optionsOf, args))) as ReadHook<
    Args,
    Settings,
    Data,
    CallError<Code>
  >;

/** Creates the hook of a read that suspends. */
export const suspenseHook = <Args extends readonly unknown[], Settings, Data, Code extends string>(
  optionsOf: OptionsOf<Args, Settings, Data, Code>,
): SuspenseHook<Args, Settings, Data, CallError<Code>> =>
  ((...args: readonly unknown[]) => useSuspenseQuery(...useRead(optionsOf, args))) as SuspenseHook<
    Args,
    Settings,
    Data,
    CallError<Code>
  >;

/** The options of a read whose type has parameters of its own. */
type AnyOptions = (...args: never[]) => object;

/** Makes the hook of a read of a given type, for a response that follows from the parameters. */
export const typedHook = <Hook>(optionsOf: AnyOptions): Hook =>
  readHook(optionsOf as OptionsOf<unknown[], AnySettings, unknown, string>) as Hook;

/** Makes the hook of a read that suspends, of a given type. */
export const typedSuspenseHook = <Hook>(optionsOf: AnyOptions): Hook =>
  suspenseHook(optionsOf as OptionsOf<unknown[], AnySettings, unknown, string>) as Hook;

/** Creates the hook of a change. */
export const changeHook =
  <Settings extends AnySettings, Data, Code extends string, Variables>(
    optionsOf: (settings?: Settings) => CallMutation<Data, Code, Variables>,
  ): ChangeHook<Settings, Data, CallError<Code>, Variables> =>
  (own, queryClient) =>
    useMutation({ ...optionsOf(own), ...own?.mutation }, useCache(queryClient, own?.request));
