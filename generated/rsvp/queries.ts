// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook, readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import {
  type ChangeSettings,
  type ReadSettings,
  mutationOf,
  pagesOf,
  queryOf,
} from '../../src/react/call-options.ts';
import {
  createRsvp,
  queryRsvps,
  listRsvpSummary,
  listCurrentRsvps,
  getRsvp,
  updateRsvp,
  deleteRsvp,
} from './operations.ts';
import type {
  CreateRsvpRequest,
  GetRsvpParams,
  ListCurrentRsvpsParams,
  ListRsvpSummaryParams,
  QueryRsvpsRequest,
  UpdateRsvpRequest,
} from './types.ts';

/**
 * Reply to an event.
 *
 * Options of React Query for {@link createRsvp}. A success marks as stale: `getRsvp`, `queryRsvps`, `listRsvpSummary`, `listCurrentRsvps`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: visitor, member, owner, app; with `options`: owner, app.
 */
export const createRsvpMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['rsvp', 'createRsvp'],
    {
      rsvp: ['getRsvp', 'queryRsvps', 'listRsvpSummary', 'listCurrentRsvps'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ data }: { data: CreateRsvpRequest }, options) => createRsvp(data, options),
    settings,
  );

/**
 * Reply to an event: `useMutation` with {@link createRsvpMutation}. Who may call: visitor, member, owner, app; with `options`: owner, app.
 * @function
 */
export const useCreateRsvp = /*#__PURE__*/ changeHook(createRsvpMutation);

/**
 * Query replies.
 *
 * Options of React Query for {@link queryRsvps}. Who may call: owner, app.
 */
export const queryRsvpsQuery = (
  queryRsvpsRequest: QueryRsvpsRequest,
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  queryOf(
    ['rsvp', 'queryRsvps', queryRsvpsRequest],
    (options) => queryRsvps(queryRsvpsRequest, options),
    settings,
  );

/**
 * Query replies.
 *
 * Options of React Query for all pages of {@link queryRsvps}, from the page of the `first` request on. Who may call: owner, app.
 */
export const queryRsvpsPages = (first: QueryRsvpsRequest, settings?: ReadSettings<'owner' | 'app'>) =>
  pagesOf('cursor', ['rsvp', 'queryRsvps'], first, (page, options) => queryRsvps(page, options), settings);

/**
 * Query replies: `useQuery` with {@link queryRsvpsQuery}. Who may call: owner, app.
 * @function
 */
export const useQueryRsvps = /*#__PURE__*/ readHook(queryRsvpsQuery);

/**
 * Query replies: `useSuspenseQuery` with {@link queryRsvpsQuery}. Who may call: owner, app.
 * @function
 */
export const useQueryRsvpsSuspense = /*#__PURE__*/ suspenseHook(queryRsvpsQuery);

/**
 * Count the replies of events.
 *
 * Options of React Query for {@link listRsvpSummary}. Who may call: owner, app.
 */
export const listRsvpSummaryQuery = (
  params: ListRsvpSummaryParams,
  settings?: ReadSettings<'owner' | 'app'>,
) => queryOf(['rsvp', 'listRsvpSummary', params], (options) => listRsvpSummary(params, options), settings);

/**
 * Count the replies of events: `useQuery` with {@link listRsvpSummaryQuery}. Who may call: owner, app.
 * @function
 */
export const useListRsvpSummary = /*#__PURE__*/ readHook(listRsvpSummaryQuery);

/**
 * Count the replies of events: `useSuspenseQuery` with {@link listRsvpSummaryQuery}. Who may call: owner, app.
 * @function
 */
export const useListRsvpSummarySuspense = /*#__PURE__*/ suspenseHook(listRsvpSummaryQuery);

/**
 * List the own replies.
 *
 * Options of React Query for {@link listCurrentRsvps}. Who may call: visitor, member, app.
 */
export const listCurrentRsvpsQuery = (
  params: ListCurrentRsvpsParams,
  settings?: ReadSettings<'visitor' | 'member' | 'app'>,
) => queryOf(['rsvp', 'listCurrentRsvps', params], (options) => listCurrentRsvps(params, options), settings);

/**
 * List the own replies.
 *
 * Options of React Query for all pages of {@link listCurrentRsvps}, from the page of the `first` request on. Who may call: visitor, member, app.
 */
export const listCurrentRsvpsPages = (
  first: ListCurrentRsvpsParams & { paging: object },
  settings?: ReadSettings<'visitor' | 'member' | 'app'>,
) =>
  pagesOf(
    'pagingCursor',
    ['rsvp', 'listCurrentRsvps'],
    first,
    (page, options) => listCurrentRsvps(page, options),
    settings,
  );

/**
 * List the own replies: `useQuery` with {@link listCurrentRsvpsQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useListCurrentRsvps = /*#__PURE__*/ readHook(listCurrentRsvpsQuery);

/**
 * List the own replies: `useSuspenseQuery` with {@link listCurrentRsvpsQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useListCurrentRsvpsSuspense = /*#__PURE__*/ suspenseHook(listCurrentRsvpsQuery);

/**
 * Get a reply.
 *
 * Options of React Query for {@link getRsvp}. Who may call: owner, app.
 */
export const getRsvpQuery = (
  rsvpId: string,
  params?: GetRsvpParams,
  settings?: ReadSettings<'owner' | 'app'>,
) => queryOf(['rsvp', 'getRsvp', rsvpId, params], (options) => getRsvp(rsvpId, params, options), settings);

/**
 * Get a reply: `useQuery` with {@link getRsvpQuery}. Who may call: owner, app.
 * @function
 */
export const useGetRsvp = /*#__PURE__*/ readHook(getRsvpQuery);

/**
 * Get a reply: `useSuspenseQuery` with {@link getRsvpQuery}. Who may call: owner, app.
 * @function
 */
export const useGetRsvpSuspense = /*#__PURE__*/ suspenseHook(getRsvpQuery);

/**
 * Change a reply.
 *
 * Options of React Query for {@link updateRsvp}. A success marks as stale: `getRsvp`, `queryRsvps`, `listRsvpSummary`, `listCurrentRsvps`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const updateRsvpMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['rsvp', 'updateRsvp'],
    {
      rsvp: ['getRsvp', 'queryRsvps', 'listRsvpSummary', 'listCurrentRsvps'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ rsvpId, data }: { rsvpId: string; data: UpdateRsvpRequest }, options) =>
      updateRsvp(rsvpId, data, options),
    settings,
  );

/**
 * Change a reply: `useMutation` with {@link updateRsvpMutation}. Who may call: owner, app.
 * @function
 */
export const useUpdateRsvp = /*#__PURE__*/ changeHook(updateRsvpMutation);

/**
 * Delete a reply.
 *
 * Options of React Query for {@link deleteRsvp}. A success marks as stale: `getRsvp`, `queryRsvps`, `listRsvpSummary`, `listCurrentRsvps`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const deleteRsvpMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['rsvp', 'deleteRsvp'],
    {
      rsvp: ['getRsvp', 'queryRsvps', 'listRsvpSummary', 'listCurrentRsvps'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ rsvpId }: { rsvpId: string }, options) => deleteRsvp(rsvpId, options),
    settings,
  );

/**
 * Delete a reply: `useMutation` with {@link deleteRsvpMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteRsvp = /*#__PURE__*/ changeHook(deleteRsvpMutation);
