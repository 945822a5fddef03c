import { controlRoutes } from './control/routes.ts';
import type { Platform } from './control/sandbox.ts';
import { rootAnswer } from './control/root-answer.ts';
import { isForm, notUtf8 } from './engine/body-text.ts';
import type { World } from './engine/context.ts';
import { dispatch } from './engine/dispatch.ts';
import { runDueEffects } from './engine/due-effects.ts';
import { systemError } from './engine/errors.ts';
import { withFault } from './engine/faults/apply.ts';
import { chooseFault } from './engine/faults/choose.ts';
import { faultFromHeader } from './engine/faults/text.ts';
import { FaultError } from './engine/faults/types.ts';
import { notFound } from './engine/not-found.ts';
import type { RateLimit } from './engine/rate-limit.ts';
import { matchOf, methodsOf } from './engine/routes.ts';
import { isPlatformPage } from './engine/site-address.ts';
import { json, type SandboxRequest, type SandboxResponse } from './engine/wire.ts';
import { pictureResponse } from './media/picture.ts';
import type { Parts } from './parts/part.ts';
import { effects } from './rules/effects.ts';

/** Everything besides the state that the answer to a request depends on. */
export interface AnswerParts {
  /** The sandbox that control calls act on. */
  readonly sandbox: Platform;
  readonly code: Parts;
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
  const { code, rateLimit, onError, onWarning, onEnd } = parts;
  const match = matchOf(request);
  if (!match) return unchanged(notFound(request, methodsOf(request.url.pathname)));
  const { id, repeat, service } = match.route;
  const fault = faultFromHeader(request) ?? chooseFault(world.state, id);
  const response = withFault(fault, id, () =>
    dispatch(
      { ...code.of(service), rateLimit, onError, onWarning, onEnd },
      world,
      { id, params: match.params },
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
    return { response: parts.code.pages().platformPage(world, request), mayHaveChanged: method !== 'HEAD' };
  const control = controlRoutes(parts.code.commands(), parts.sandbox, world, request, parts.publicKey);
  if (control) return { response: control, mayHaveChanged: method !== 'GET' };
  return answerCall(parts, world, request);
};

/**
 * Runs the effects that are due, then answers a request to any path: the root, a picture, a hosted page, a control call or an operation. A failure of the
 * sandbox itself becomes a 500, so that no request stops the server around it.
 */
export const answerRequest = (parts: AnswerParts, world: World, request: SandboxRequest): SandboxResponse => {
  try {
    if (!isForm(request.url.search.slice(1))) return notUtf8('query');
    if (runDueEffects(world, effects)) parts.changed();
    const { response, mayHaveChanged } = answerPath(parts, world, request);
    if (mayHaveChanged) parts.changed();
    return response;
  } catch (error) {
    if (error instanceof FaultError) return json(400, { message: error.message, details: {} });
    parts.onError(error);
    return isPlatformPage(request.url.pathname) ? parts.code.pages().failedPage() : systemError();
  }
};
