import type { StatedPage } from '../default-page.ts';
import type { FieldMask } from '../field-mask.ts';
import type { Identity, RepeatClass, ServiceName } from '../types.ts';

/** Facts of one operation by which the openapi-fetch client sends it. */
export interface DescribedOperation {
  readonly method: string;
  readonly path: string;
  readonly repeat: RepeatClass;
  /** Whether the call carries credentials (`x-credentials`). */
  readonly credentials?: boolean;
  /** Whether the answer is the same for every caller (`x-public`). */
  readonly public?: boolean;
  readonly identity: readonly Identity[];
  /** Whether a nested query is sent as one parameter (`x-packed-query`). */
  readonly packed?: boolean;
  /**
   * The member of the body that holds the mask, the fields that the mask may name, and the member that has these fields
   * (`x-field-mask`).
   */
  readonly fieldMask?: FieldMask;
  /** The member of `query` that states the page of a call without one (`x-page`). */
  readonly page?: StatedPage;
  /** Address for a query that is too long (`x-long-query`). */
  readonly longQuery?: string;
  /** Path prefixes: on the API host, and on any other host (`x-prefixes`). */
  readonly prefixes?: readonly string[];
}

/** The `facts` of a generated service. */
export interface ServiceFacts {
  readonly service: ServiceName;
  readonly operations: Readonly<Record<string, DescribedOperation>>;
}

declare const paths: unique symbol;

/**
 * A generated service, such as `cartsService` of `vitrine/carts/openapi`: the facts of its operations, and the types of
 * its paths. `Public` are the paths that a visitor or a member may call.
 */
export interface Service<Paths extends object = object, Public extends object = Paths> extends ServiceFacts {
  /** Exists only as a type; absent at run time. */
  readonly [paths]?: { readonly all: Paths; readonly public: Public };
}
