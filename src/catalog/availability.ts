import { getProductOptionsAvailability } from '../../generated/catalog-v1/operations.ts';
import type { ProductOptionsAvailabilityResponse } from '../../generated/catalog-v1/types.ts';
import { unusableAnswer } from '../core/errors/unusable.ts';
import { memberOf } from '../core/json.ts';
import { suffices } from './resolve.ts';
import type { Selection, WholeProduct } from './types.ts';

/** A client that may ask about the availability of choices. */
export type CatalogClient = Parameters<typeof getProductOptionsAvailability>[2]['client'];

const keyOf = (selection: Selection): string => JSON.stringify(selection);

/**
 * Makes the availability of one product's choices: the platform's answers, and at most one request in flight. A newer
 * request supersedes the one in flight, whose response is discarded.
 */
export const createAvailability = (client: CatalogClient | undefined, ask: 'needed' | 'always') => {
  const answers = new Map<string, ProductOptionsAvailabilityResponse>();
  let inFlight: AbortController | undefined;

  const cancel = (): void => {
    inFlight?.abort();
    inFlight = undefined;
  };

  return {
    isPending: (): boolean => inFlight !== undefined,
    cancel,
    answerFor: (selection: Selection): ProductOptionsAvailabilityResponse | undefined =>
      answers.get(keyOf(selection)),
    /** Discards the answer about one selection, or all answers if no selection is given. */
    discard: (selection?: Selection): void => {
      if (selection) answers.delete(keyOf(selection));
      else answers.clear();
    },
    /**
     * Supersedes the request in flight. Sends a new request, unless the answer is known, the product has enough
     * information, or nothing is chosen. Returns whether a request was sent.
     * @param done Called after the response, with the error if there is one.
     */
    request: (product: WholeProduct, selection: Selection, done: (error?: Error) => void): boolean => {
      cancel();
      const isNeeded =
        product.productOptions.length > 0 &&
        Object.keys(selection).length > 0 &&
        !answers.has(keyOf(selection)) &&
        (ask === 'always' || !suffices(product));
      if (!client || !isNeeded) return false;
      const own = new AbortController();
      inFlight = own;
      const end = (answer?: ProductOptionsAvailabilityResponse, error?: Error): void => {
        if (inFlight !== own) return;
        inFlight = undefined;
        if (answer) answers.set(keyOf(selection), answer);
        done(error);
      };
      getProductOptionsAvailability(
        product.id,
        { options: { ...selection } },
        { client, signal: own.signal },
      ).then(
        (answer) =>
          Array.isArray(memberOf(answer, 'productOptions'))
            ? end(answer)
            : end(undefined, unusableAnswer('without its list "productOptions"', 'no')),
        (error: unknown) => end(undefined, error instanceof Error ? error : new Error(String(error))),
      );
      return true;
    },
  };
};
