/** What is measured together, because it needs the same things. */
export type Group = 'sizes' | 'install' | 'calls' | 'tokens' | 'sandbox' | 'starts' | 'types' | 'project';

/** A figure with its budget, and what others come to. */
export interface Figure {
  readonly name: string;
  readonly group: Group;
  /** The budget: `npm run bench` fails beyond it. */
  readonly must: number;
  /** Where to get to. */
  readonly aim?: number;
  /** More is better; otherwise less is. */
  readonly atLeast?: true;
  /** Decimals that are shown, and by which the figure is judged. */
  readonly decimals: number;
  /** The platform vendor's own packages. */
  readonly official?: number;
  /** openapi-fetch with nothing around it. */
  readonly bare?: number;
  /** The least code under openapi-fetch that renews tokens once for all, repeats, waits and has typed errors. */
  readonly floor?: number;
}

/** When and where the peers (official, bare, floor) were measured, all in one run. */
export const peers = { day: '2026-11-21', cores: 2, node: 24 } as const;

/** KB are 1000 bytes of a minified ESM bundle after gzip 9, React outside. A ratio is against a bare `fetch` and `json()`. */
export const figures = {
  t1: {
    name: 'Create a client, read the cart (KB)',
    group: 'sizes',
    must: 5.5,
    aim: 4.3,
    decimals: 2,
    official: 23,
    bare: 2.7,
    floor: 3.7,
  },
  t2: {
    name: 'The same, add to the cart, query events and products (KB)',
    group: 'sizes',
    must: 5.8,
    aim: 4.5,
    decimals: 2,
    official: 39.6,
    bare: 2.8,
    floor: 3.8,
  },
  t3: {
    name: 'Visitor tokens, hosted sign-in with PKCE, its callback, sign-out (KB)',
    group: 'sizes',
    must: 8,
    aim: 6,
    decimals: 2,
    official: 18.7,
    floor: 1.7,
  },
  t4: {
    name: 'Every call of every service by its name (KB)',
    group: 'sizes',
    must: 9.5,
    aim: 7,
    decimals: 2,
    official: 53.5,
    floor: 6.1,
  },
  t5: {
    name: 'A cart hook and the provider, React Query inside (KB)',
    group: 'sizes',
    must: 16,
    aim: 14.5,
    decimals: 2,
    official: 43.6,
    floor: 14.1,
  },
  zod: {
    name: 'The zod schema of one request, zod inside (KB)',
    group: 'sizes',
    must: 10.5,
    aim: 9.5,
    decimals: 2,
  },
  webhooks: {
    name: 'A receiver of notifications, jose inside (KB)',
    group: 'sizes',
    must: 14,
    aim: 10,
    decimals: 2,
  },
  packages: {
    name: 'Packages that an installation brings',
    group: 'install',
    must: 6,
    aim: 3,
    decimals: 0,
    official: 281,
    bare: 2,
    floor: 3,
  },
  disk: {
    name: '… and MB in their files, the command included',
    group: 'install',
    must: 8,
    aim: 3,
    decimals: 1,
    official: 692,
    bare: 0.3,
  },
  call: {
    name: 'Time of a call in the process (ratio)',
    group: 'calls',
    must: 1.6,
    aim: 1.4,
    decimals: 2,
    official: 3.55,
    bare: 1.27,
    floor: 1.39,
  },
  heap: {
    name: 'Heap of a call (ratio)',
    group: 'calls',
    must: 1.5,
    aim: 1.35,
    decimals: 2,
    official: 6.2,
    bare: 1.26,
    floor: 1.3,
  },
  large: {
    name: 'An answer of 5 MB, 1,000 whole products (ratio)',
    group: 'calls',
    must: 1.15,
    aim: 1.05,
    decimals: 2,
    official: 5.5,
    bare: 1,
    floor: 1,
  },
  loopback: {
    name: 'A call over loopback, 16 at once (ratio)',
    group: 'sandbox',
    must: 1.2,
    aim: 1.1,
    decimals: 2,
    official: 1.77,
    bare: 1.05,
    floor: 1,
  },
  startOne: {
    name: 'A process that imports one call and makes it (ratio)',
    group: 'starts',
    must: 1.2,
    aim: 1.1,
    decimals: 2,
    official: 3.4,
    bare: 1.07,
    floor: 1.02,
  },
  startAll: {
    name: '… with every call in the bundle (ratio)',
    group: 'starts',
    must: 1.3,
    aim: 1.15,
    decimals: 2,
    official: 4.8,
    floor: 1,
  },
  instantiations: {
    name: "Types of a user's 30 lines: instantiations, TypeScript 5.9",
    group: 'install',
    must: 30_000,
    aim: 15_000,
    decimals: 0,
    official: 124_477,
    bare: 9_616,
  },
  typeSeconds: {
    name: '… seconds, TypeScript 7',
    group: 'types',
    must: 0.5,
    aim: 0.35,
    decimals: 2,
    official: 0.87,
    bare: 0.23,
  },
  tokenRequests: {
    name: 'Token requests for 200 calls at once on an expired token',
    group: 'tokens',
    must: 1,
    aim: 1,
    decimals: 0,
    official: 200,
    floor: 1,
  },
  identities: {
    name: 'Identities that 200 first calls at once create',
    group: 'tokens',
    must: 1,
    aim: 1,
    decimals: 0,
    official: 200,
    floor: 1,
  },
  sandboxStart: {
    name: 'Seconds until the sandbox answers',
    group: 'sandbox',
    must: 1,
    decimals: 2,
  },
  sandboxRate: {
    name: 'Cart reads of the sandbox, as a share of the rate of a bare server',
    group: 'sandbox',
    must: 0.1,
    aim: 0.25,
    atLeast: true,
    decimals: 2,
  },
  generate: {
    name: 'Seconds to generate everything from the descriptions',
    group: 'project',
    must: 10,
    decimals: 1,
  },
  check: {
    name: 'Seconds to check the types of the whole project',
    group: 'project',
    must: 6,
    decimals: 1,
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof figures;

/** Figures that were measured; what was not measured is not there. */
export type Measured = Readonly<Partial<Record<FigureId, number>>>;

/** The figures in the order of the table. */
export const rows: readonly (Figure & { readonly id: FigureId })[] = (
  Object.entries(figures) as [FigureId, Figure][]
).map(([id, figure]) => ({ id, ...figure }));
