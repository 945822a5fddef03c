import type { OperationFacts, RepeatClass, Identity, ServiceName } from '../transport/types.ts';

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

/** Finds the facts of a call of the raw face by service, method and path template. */
export const factsLookup =
  (services: readonly ServiceFacts[] = []) =>
  (service: ServiceName): ((method: string, path: string) => OperationFacts | undefined) => {
    const found = new Map<string, OperationFacts>();
    for (const { service: name, operations } of services)
      if (name === service)
        for (const [id, { method, path, repeat, identity }] of Object.entries(operations))
          found.set(`${method} ${path}`, { id, service, repeat, identity });
    return (method, path) => found.get(`${method} ${path}`);
  };
