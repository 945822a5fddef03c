/** Hooks of generated calls: each takes the options of its call, adds those of the component, and finds the QueryClient. */
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

/** The hook of a read: the parameters of the call, options, and a QueryClient other than the provider's. */
export interface ReadHook<Args extends readonly unknown[], Settings, Data, Failure> {
  /** With `initialData` there is always data. */
  <Shown = Data>(
    ...args: [
      ...Args,
      options: Settings & {
        query: Partial<UseQueryOptions<Data, Failure, Shown>> &
          Pick<DefinedInitialDataOptions<Data, Failure, Data>, 'initialData'>;
      },
      queryClient?: QueryClient,
    ]
  ): DefinedUseQueryResult<Shown, Failure>;
  <Shown = Data>(
    ...args: [
      ...Args,
      options?: Settings & { query?: Partial<UseQueryOptions<Data, Failure, Shown>> },
      queryClient?: QueryClient,
    ]
  ): UseQueryResult<Shown, Failure>;
}

/** The hook of a read that suspends its component until there is data. */
export type SuspenseHook<Args extends readonly unknown[], Settings, Data, Failure> = <Shown = Data>(
  ...args: [
    ...Args,
    options?: Settings & { query?: Partial<UseSuspenseQueryOptions<Data, Failure, Shown>> },
    queryClient?: QueryClient,
  ]
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

/** Options and QueryClient of a read. The arguments of its hook are those of its options, and the QueryClient. */
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

/** Makes the hook of a read. */
export const readHook = <Args extends readonly unknown[], Settings, Data, Code extends string>(
  optionsOf: OptionsOf<Args, Settings, Data, Code>,
): ReadHook<Args, Settings, Data, CallError<Code>> =>
  ((...args: readonly unknown[]) => useQuery(...useRead(optionsOf, args))) as ReadHook<
    Args,
    Settings,
    Data,
    CallError<Code>
  >;

/** Makes the hook of a read that suspends. */
export const suspenseHook = <Args extends readonly unknown[], Settings, Data, Code extends string>(
  optionsOf: OptionsOf<Args, Settings, Data, Code>,
): SuspenseHook<Args, Settings, Data, CallError<Code>> =>
  ((...args: readonly unknown[]) => useSuspenseQuery(...useRead(optionsOf, args))) as SuspenseHook<
    Args,
    Settings,
    Data,
    CallError<Code>
  >;

/** Makes the hook of a change. */
export const changeHook =
  <Settings extends AnySettings, Data, Code extends string, Variables>(
    optionsOf: (settings?: Settings) => CallMutation<Data, Code, Variables>,
  ): ChangeHook<Settings, Data, CallError<Code>, Variables> =>
  (own, queryClient) =>
    useMutation({ ...optionsOf(own), ...own?.mutation }, useCache(queryClient, own?.request));
