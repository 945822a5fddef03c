import { controlRoutes } from './control/routes.ts';
import type { Platform } from './control/sandbox.ts';
import { rootAnswer } from './control/root-answer.ts';
import type { World } from './engine/context.ts';
import { dispatch } from './engine/dispatch.ts';
import { runDueEffects } from './engine/due-effects.ts';
import { systemError } from './engine/errors.ts';
import { withFault } from './engine/faults/apply.ts';
import { chooseFault } from './engine/faults/choose.ts';
import { faultFromHeader } from './engine/faults/text.ts';
import { FaultError } from './engine/faults/types.ts';
import { notFound } from './engine/not-found.ts';
import type { Operation } from './engine/operations.ts';
import type { RateLimit } from './engine/rate-limit.ts';
import type { Router } from './engine/router.ts';
import { json, type SandboxRequest, type SandboxResponse } from './engine/wire.ts';
import { pictureResponse } from './media/picture.ts';
import { failedPage, isPlatformPage, platformPage } from './pages/routes.ts';
import { bodyReaders } from './rules/body-readers.ts';
import { queryReaders } from './rules/query-readers.ts';
import { effects } from './rules/effects.ts';
import { rules } from './rules/table.ts';

/** Everything besides the state that the answer to a request depends on. */
export interface AnswerParts {
  /** The sandbox that control calls act on. */
  readonly sandbox: Platform;
  readonly router: Router<Operation>;
  /** Undefined: calls are not counted. */
  readonly rateLimit: RateLimit | undefined;
  /** The public key of the notifications as PEM; null until it is made. */
  readonly publicKey: string | null;
  readonly onError: (error: unknown) => void;
  readonly onWarning: (text: string) => void;
  readonly onEnd: (text: string) => void;
  /** Called after anything that may have changed the state. */
  readonly changed: () => void;
}

interface Answer {
  readonly response: SandboxResponse;
  readonly mayHaveChanged: boolean;
}

const unchanged = (response: SandboxResponse): Answer => ({ response, mayHaveChanged: false });

const answerCall = (parts: AnswerParts, world: World, request: SandboxRequest): Answer => {
  const { router, rateLimit, onError, onWarning, onEnd } = parts;
  const { pathname } = request.url;
  const match = router.match(request.method === 'HEAD' ? 'GET' : request.method, pathname);
  if (!match) return unchanged(notFound(request, router.methodsOf(pathname)));
  const { id, repeat } = match.route;
  const fault = faultFromHeader(request) ?? chooseFault(world.state, id);
  const response = withFault(fault, id, () =>
    dispatch(
      { rules, queryReaders, bodyReaders, rateLimit, onError, onWarning, onEnd },
      world,
      match,
      request,
    ),
  );
  return {
    response,
    mayHaveChanged: (repeat !== 'read' && !response.limited) || fault !== undefined,
  };
};

const answerPath = (parts: AnswerParts, world: World, request: SandboxRequest): Answer => {
  const { method, url } = request;
  if (url.pathname === '/') return unchanged(rootAnswer(request));
  const picture = pictureResponse(world, url.pathname);
  if (picture) return unchanged(picture);
  if (isPlatformPage(url.pathname))
    return { response: platformPage(world, request), mayHaveChanged: method !== 'HEAD' };
  const control = controlRoutes(parts.sandbox, world, request, parts.publicKey);
  if (control) return { response: control, mayHaveChanged: method !== 'GET' };
  return answerCall(parts, world, request);
};

/**
 * Runs the effects that are due, then answers a request to any path: the root, a picture, a hosted page, a control call or an operation. A failure of the
 * sandbox itself becomes a 500, so that no request stops the server around it.
 */
export const answerRequest = (parts: AnswerParts, world: World, request: SandboxRequest): SandboxResponse => {
  try {
    if (runDueEffects(world, effects)) parts.changed();
    const { response, mayHaveChanged } = answerPath(parts, world, request);
    if (mayHaveChanged) parts.changed();
    return response;
  } catch (error) {
    if (error instanceof FaultError) return json(400, { message: error.message, details: {} });
    parts.onError(error);
    return isPlatformPage(request.url.pathname) ? failedPage() : systemError();
  }
};
