import { pageFormOf } from '../core/paged.ts';
import type { RequestOptions } from '../core/types.ts';
import { listOf } from './facts.ts';
import { firstRequest, nextRequest } from './steps.ts';
import type { AnyRequest, ItemOf, OptionsOf, Page, PagedArguments } from './types.ts';

/**
 * The pages of a call, one after the other, for `for await`. Takes what the operation takes:
 *
 * ```ts
 * for await (const page of pages(queryEvents, { query: { filter } }, { client })) show(page.events);
 * ```
 *
 * Works for every call that pages, by offset or by cursor. The first page is the one that the request names, by default
 * offset 0 with 50 items; each request names its page, whatever the host's default is. A function of your own around a
 * call gets a page by default only if its request names some paging.
 * Nothing is sent before the first page is asked for, and none before the consumer is done with the one before. It ends
 * after the last page, also where the platform gives up counting. Aborting `signal` ends it with the signal's reason.
 * @throws what the operation throws; pages that were handed out before stay valid.
 */
export async function* pages<Args extends readonly unknown[], Answer extends Page>(
  operation: (...args: Args) => Promise<Answer>,
  ...args: [...PagedArguments<Args>, OptionsOf<Args>]
): AsyncGenerator<Answer, void, undefined> {
  const call = operation as (...args: readonly unknown[]) => Promise<Answer>;
  const options = args.at(-1) as RequestOptions;
  const path = args.slice(0, -2);
  const sent: AnyRequest[] = [];
  let request: AnyRequest | undefined = firstRequest(args.at(-2) as AnyRequest, pageFormOf(operation));
  while (request) {
    options.signal?.throwIfAborted();
    const page = await call(...path, request, options);
    sent.push(request);
    yield page;
    request = nextRequest(sent, page);
  }
}

/**
 * The entries of all pages of a call, one after the other, for `for await`: like {@link pages}, one level deeper. A page
 * is fetched when its first entry is asked for.
 * @throws what the operation throws.
 */
export async function* items<Args extends readonly unknown[], Answer extends Page>(
  operation: (...args: Args) => Promise<Answer>,
  ...args: [...PagedArguments<Args>, OptionsOf<Args>]
): AsyncGenerator<ItemOf<Answer>, void, undefined> {
  for await (const page of pages(operation, ...args)) yield* listOf(page) ?? [];
}
