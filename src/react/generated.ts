/** The parts of the React binding that the code of `vitrine generate` imports. */
export {
  type CallError,
  changeHook,
  type DefinedHookArgs,
  type DefinedUseQueryResult,
  type HookArgs,
  readHook,
  suspenseHook,
  type SuspenseHookArgs,
  typedHook,
  typedSuspenseHook,
  type UseQueryResult,
  type UseSuspenseQueryResult,
} from './call-hooks.ts';
export { type ChangeSettings, mutationOf, pagesOf, queryOf, type ReadSettings } from './call-options.ts';
