import { unusableAnswer } from '../core/errors/unusable.ts';
import { pageFormOf } from '../core/paged.ts';
import type { RequestOptions } from '../core/types.ts';
import { listOf, listsIn } from './facts.ts';
import { firstRequest, nextRequest } from './steps.ts';
import type { AnyRequest, ItemOf, OptionsOf, Page, PagedArguments } from './types.ts';

/** A call whose response is a page. The whole type is inferred: a call may have type parameters of its own. */
type PagedOperation = (...args: never[]) => Promise<Page>;

/**
 * The pages of a call, one after the other, for `for await`. It takes the arguments of the operation:
 *
 * ```ts
 * for await (const page of pages(queryEvents, { query: { filter } }, { client })) show(page.events);
 * ```
 *
 * It works for every call that pages, by offset or by cursor. The request names the first page. Default: the first 50
 * items. Each request states its page, so that it does not depend on the host's default. For a function of your
 * own around a call, the default applies only if the request has a paging member.
 * Each page is requested only when the consumer asks for it. The walk ends after the last page, also if the platform does
 * not count. Aborting `signal` ends it with the signal's reason.
 * @throws the errors of the operation, and ApiError (`UNUSABLE_ANSWER`) for an answer without a list; earlier pages stay
 * valid.
 */
export function pages<Operation extends PagedOperation>(
  operation: Operation,
  ...args: [...PagedArguments<Parameters<Operation>>, OptionsOf<Parameters<Operation>>]
): AsyncGenerator<Awaited<ReturnType<Operation>>, void, undefined>;
export async function* pages(
  operation: (...args: readonly unknown[]) => Promise<Page>,
  ...args: readonly unknown[]
): AsyncGenerator<Page, void, undefined> {
  const options = args.at(-1) as RequestOptions;
  const path = args.slice(0, -2);
  const sent: AnyRequest[] = [];
  let request: AnyRequest | undefined = firstRequest(args.at(-2) as AnyRequest, pageFormOf(operation));
  while (request) {
    options.signal?.throwIfAborted();
    const page = await operation(...path, request, options);
    if (listsIn(page).length === 0) throw unusableAnswer('without the list of a page', 'no');
    sent.push(request);
    yield page;
    request = nextRequest(sent, page);
  }
}

/**
 * The items of all pages of a call, one after the other, for `for await`; see {@link pages}. A page is requested when the
 * consumer asks for its first item.
 * @throws the errors of {@link pages}.
 */
export async function* items<Operation extends PagedOperation>(
  operation: Operation,
  ...args: [...PagedArguments<Parameters<Operation>>, OptionsOf<Parameters<Operation>>]
): AsyncGenerator<ItemOf<Awaited<ReturnType<Operation>>>, void, undefined> {
  for await (const page of pages(operation, ...args)) yield* listOf(page) ?? [];
}
