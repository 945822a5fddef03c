import type { ServiceFace } from './face-types.ts';
import type { FieldMask } from './field-mask.ts';
import type { CallClient, Identity, RepeatClass, ServiceName } from './types.ts';

/** The `facts` of a generated service. */
export interface ServiceFacts {
  readonly service: ServiceName;
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly method: string;
        readonly path: string;
        readonly repeat: RepeatClass;
        readonly identity: readonly Identity[];
        /** Whether a nested query goes as one parameter (`x-packed-query`). */
        readonly packed?: boolean;
        /** The body's mask, the fields that it may name, and the member that they stand in (`x-field-mask`). */
        readonly fieldMask?: FieldMask;
        /** Address that takes a query which is too long (`x-long-query`). */
        readonly longQuery?: string;
        /** What stands before the path on the API host, and on any other host (`x-prefixes`). */
        readonly prefixes?: readonly string[];
      }
    >
  >;
}

/**
 * Any generated service, as a bound for type parameters. It says nothing of the faces: to compare those of a service
 * with a general one would take the compiler longer than all the rest of a user's file.
 */
export interface AnyService {
  readonly property: string;
  readonly face: (client: CallClient) => object;
  readonly publicFace?: object;
}

/** A generated service, such as `carts` of `vitrine/carts/openapi`: what `createClient({ services: [carts] })` takes. */
export interface Service<
  Property extends string = string,
  Paths extends object = object,
  Public extends object = Paths,
> {
  /** The client's property that the raw face stands under: `carts`, `catalogV1`. */
  readonly property: Property;
  /** Makes the raw face for one client. */
  readonly face: (client: CallClient) => ServiceFace<Paths>;
  /** Never there: the type of the face for visitors and members. */
  readonly publicFace?: ServiceFace<Public>;
}
