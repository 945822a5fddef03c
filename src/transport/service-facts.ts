import type { Identity, RepeatClass, ServiceName } from './types.ts';

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
      }
    >
  >;
}
