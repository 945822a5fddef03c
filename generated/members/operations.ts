// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { queryText } from '../../src/core/query.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { GetCurrentMemberResponseWith } from './projections.ts';
import type { GetCurrentMemberParams, MemberFieldset, MemberResponse, UpdateMemberRequest } from './types.ts';

/**
 * Get the signed-in member.
 *
 * Returns the account of the caller. For a visitor the call fails with 403; for a caller whose account does not
 * exist, with 404 and `NOT_FOUND`. The platform's own client reads 401, 403 and 404 alike.
 *
 * `fieldsets` selects the parts of the account; several sets are sent as several parameters. PUBLIC is the default.
 * `member` is absent if the site does not have the Members Area app; instead, the call may fail with 428.
 *
 * Who may call: visitor, member, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fieldsets` asks for them: `loginEmail` (`EXTENDED` or `FULL`), `loginEmailVerified` (`FULL`), `contact` (`FULL`), `lastLoginDate` (`FULL`).
 * Error codes: `NOT_FOUND`, `APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getCurrentMember = <const Field extends MemberFieldset = never>(
  params: (GetCurrentMemberParams & { readonly fieldsets?: readonly Field[] }) | undefined,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<GetCurrentMemberResponseWith<Field>, 'NOT_FOUND' | 'APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getCurrentMember',
        service: 'members',
        prefixes: ['/members', '/_api/members'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/members/my',
    },
    options,
  );

/**
 * Change a member.
 *
 * Sets the given fields and leaves the others unchanged; there is no revision and no field mask. An empty text clears
 * a text. `contact.phones` and `contact.addresses` in the request replace the existing lists; **an empty list changes
 * nothing**, use `deleteMemberPhones` or `deleteMemberAddresses` to empty one. Custom fields are set one by one.
 *
 * A member may change the own account, the owner and apps every one. Id, slug, e-mail addresses, statuses and dates
 * cannot be changed here. Which field set the response has is not known: read the account again for certain parts.
 *
 * Who may call: member, owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `NOT_FOUND`, `APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateMember = (
  id: string,
  updateMemberRequest: UpdateMemberRequest,
  options: RequestOptions<'member' | 'owner' | 'app'>,
): Reply<MemberResponse, 'NOT_FOUND' | 'APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'PATCH',
      data: updateMemberRequest,
      facts: {
        repeat: 'same',
        id: 'updateMember',
        service: 'members',
        prefixes: ['/members', '/_api/members'],
        identity: ['member', 'owner', 'app'],
      },
      url: `/v1/members/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Delete the telephone numbers of a member.
 *
 * Empties `contact.phones`, which an update with an empty list does not.
 *
 * Who may call: member, owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `NOT_FOUND`, `APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteMemberPhones = (
  id: string,
  options: RequestOptions<'member' | 'owner' | 'app'>,
): Reply<MemberResponse, 'NOT_FOUND' | 'APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteMemberPhones',
        service: 'members',
        prefixes: ['/members', '/_api/members'],
        identity: ['member', 'owner', 'app'],
      },
      url: `/v1/members/${encodeURIComponent(id)}/phones`,
    },
    options,
  );

/**
 * Delete the addresses of a member.
 *
 * Empties `contact.addresses`, which an update with an empty list does not.
 *
 * Who may call: member, owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `NOT_FOUND`, `APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteMemberAddresses = (
  id: string,
  options: RequestOptions<'member' | 'owner' | 'app'>,
): Reply<MemberResponse, 'NOT_FOUND' | 'APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteMemberAddresses',
        service: 'members',
        prefixes: ['/members', '/_api/members'],
        identity: ['member', 'owner', 'app'],
      },
      url: `/v1/members/${encodeURIComponent(id)}/addresses`,
    },
    options,
  );
