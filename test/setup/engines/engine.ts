/** An element of a page. */
export interface Found {
  click(): Promise<void>;
  /** Types at the place of the cursor. */
  type(text: string): Promise<void>;
}

/** A tab in the terms of an engine's automation. */
export interface EngineTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
  /** Calls a function in the page, and waits for its promise. */
  evaluate<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The element that a function of the page returns. */
  element<Args extends readonly unknown[]>(
    work: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<Found | undefined>;
  /** Runs a script in the page, past its content security policy. */
  run(script: string): Promise<void>;
}

/** A new visitor with separate storage, which its tabs share. */
export interface Visitor {
  newTab(): Promise<EngineTab>;
  /** The uncaught errors of its pages, if the engine's automation reports them. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}
