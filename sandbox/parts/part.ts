import type { Commands } from '../control/commands/table.ts';
import type { Owner } from '../control/owner/types.ts';
import type { ServiceName } from '../../generated/services.ts';
import type { BodyReader } from '../engine/body.ts';
import type { Rule, World } from '../engine/context.ts';
import type { Operation } from '../engine/operations.ts';
import type { QueryReader } from '../engine/request-query.ts';
import type { SandboxRequest } from '../engine/wire.ts';

/** The code that answers the calls of a few services. */
export interface Part {
  /** The facts and schemas of the operations, by operation id, like everything below. */
  readonly operations: Readonly<Record<string, Operation>>;
  readonly rules: Readonly<Record<string, Rule>>;
  /** Readers of queries; absent: a query is checked as it was sent. */
  readonly queryReaders?: Readonly<Record<string, QueryReader>>;
  /** Readers of the bodies that `readBody` of the engine cannot read. */
  readonly bodyReaders?: Readonly<Record<string, BodyReader>>;
}

/** The code of the hosted pages. */
export type Pages = typeof import('../pages/routes.ts');

/** All code behind the paths of the platform, or as much of it as was needed so far. */
export interface Parts {
  /** Resolves when the code that answers a request is there. Rejects if it cannot be loaded. */
  readonly load: (request: Pick<SandboxRequest, 'method' | 'url'>) => Promise<void>;
  /** The part of a service. Throws if it was not loaded. */
  readonly of: (service: ServiceName) => Part;
  /** The hosted pages. Throws if they were not loaded. */
  readonly pages: () => Pages;
  /** The control calls. */
  readonly commands: () => Commands;
  /** The actions of the owner. Throws if they were not loaded. */
  readonly createOwner: (world: () => World, changed: () => void) => Owner;
}
