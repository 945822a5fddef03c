import { type ComponentType, createElement, use } from 'react';

/** The code of a part of the page could not be loaded. */
export class UnloadedError extends Error {
  override readonly name = 'UnloadedError';
  /** Lets the next render load the code again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.forget = forget;
  }
}

/** A part of the page whose code is loaded when it is first shown. */
export interface LazyPart<Props extends object> {
  (props: Props): ReturnType<typeof createElement> | undefined;
  /** Loads the code ahead. Never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * Creates a part that can be tried again after its code did not arrive. React and the router remember a failure until a
 * reload; the router even reloads the page, which is lost then if there is no network.
 */
export const lazyPart = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  let code: ComponentType<Props> | undefined;
  let failure: UnloadedError | undefined;
  let loading: Promise<void> | undefined;
  const forget = () => {
    failure = undefined;
    loading = undefined;
  };
  const preload = () =>
    (loading ??= load().then(
      (part) => {
        code = part;
      },
      (cause: unknown) => {
        failure = new UnloadedError(cause, forget);
      },
    ));
  const Part = (props: Props) => {
    if (failure) throw failure;
    if (!code) use(preload());
    return code && createElement(code, props);
  };
  return Object.assign(Part, { preload });
};

/**
 * The part with the screen of a route, by its name in a module. The type of a screen depends on the types of all routes, so
 * it is not part of the type of its route.
 */
export const lazyScreen = <Module extends Readonly<Record<string, unknown>>>(
  load: () => Promise<Module>,
  name: keyof Module,
): LazyPart<object> => lazyPart(async () => (await load())[name] as ComponentType);
