import type { World } from '../engine/context.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';

/** A page that needs no redirect session. */
export type OpenPage = (world: World, request: SandboxRequest) => SandboxResponse;
