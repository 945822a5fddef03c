import { ValidationError } from '../../core/errors/call-errors.ts';
import { isVitrineError } from '../../core/errors/guards.ts';
import type { VitrineError } from '../../core/errors/index.ts';
import { type SignInOptions, startSignIn } from '../hosted.ts';
import { isAboutFrame, silentSignIn } from '../silent.ts';
import type { SignInContext } from './context.ts';
import { leavingState, signedInState } from './resting-states.ts';
import type { SignInSettings } from './settings.ts';
import type { PageOptions, SettledSignIn, SignInWays } from './states.ts';

/**
 * Options of the login page, from the settings.
 * @throws ValidationError (`no-redirect-uri`) without the setting `redirectUri`.
 */
export const pageOptions = (
  { redirectUri, responseMode, attempts, preflight }: SignInSettings,
  more: Partial<SignInOptions>,
): SignInOptions => {
  if (redirectUri === undefined)
    throw new ValidationError('The login page needs a return address: give the setting redirectUri.', {
      code: 'no-redirect-uri',
    });
  return { redirectUri, responseMode, attempts, preflight, ...more };
};

/** Requests the address of the login page; the person has to go there. */
export const toPage = async (
  context: SignInContext,
  options: PageOptions & Pick<SignInOptions, 'idp'>,
  signal: AbortSignal,
  because?: VitrineError,
): Promise<SettledSignIn> => {
  const { client, settings } = context;
  const { url } = await startSignIn(client, pageOptions(settings(), { ...options, signal }));
  return leavingState(context, { to: 'sign-in', url, because });
};

/**
 * Signs in in a hidden frame. If the frame is blocked or not answered, the login page is next, which asks nothing: it can
 * tell whether the browser blocks cookies in frames or the origin is not allowed.
 */
export const silently = async (
  context: SignInContext,
  options: NonNullable<Parameters<SignInWays['signInSilently']>[0]>,
  signal: AbortSignal,
): Promise<SettledSignIn> => {
  const { client, failed, settings, ways } = context;
  const { loginOrigins, preflight, redirectUri, frameTimeout } = settings();
  const { timeout = frameTimeout, returnTo } = options;
  try {
    await silentSignIn(client, { timeout, signal, loginOrigins, preflight });
    return signedInState(context);
  } catch (error) {
    if (redirectUri === undefined || !isVitrineError(error) || !isAboutFrame(error)) throw error;
    return toPage(context, { prompt: 'none', returnTo }, signal, error).catch((second: unknown) =>
      failed({
        doing: 'silent',
        error: second,
        email: '',
        retry: () => ways.signInSilently(options),
        because: error,
      }),
    );
  }
};
