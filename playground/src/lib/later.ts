import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of the page whose code is loaded by and by. */
export interface LaterPart<Props extends object> {
  (props: Props): ReturnType<typeof createElement>;
  /** Loads the code ahead, so that the first view has the part. Never rejects. */
  readonly load: () => Promise<unknown>;
}

/** A part that is not needed for the first paint. If its code cannot be loaded, the page goes on without it. */
export const later = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Without: ComponentType<Props> = () => null,
): LaterPart<Props> => {
  let code: ComponentType<Props> | undefined;
  const bring = async () => {
    const { default: Part } = await load().catch(() => ({ default: Without }));
    code = Part;
    return { default: Part };
  };
  const Lazy: ComponentType<Props> = lazy(bring);
  const Part = (props: Props) => {
    // A lazy component always suspends once, even if its code is there.
    const [Shown] = useState(() => code ?? Lazy);
    return createElement(Shown, props);
  };
  return Object.assign(Part, { load: bring });
};
