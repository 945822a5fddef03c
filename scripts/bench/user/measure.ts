/** The median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Takes one sample: a time or a rate. */
export type Sample = () => Promise<number>;

/** Ratios to the bare sample; `control` is the ratio of the bare sample to itself. */
export type Compared<Name extends string> = Readonly<Record<Name | 'control', number>>;

/**
 * Compares samples with a bare one, which is taken twice a round: once as the base, once as the control. The
 * result is the median over the rounds. The order within a round rotates and reverses, so that each sample
 * follows every other sample equally often and a busy moment of the machine affects all samples. Before the
 * rounds, each sample is taken once to warm up.
 */
export const compared = async <Name extends string>(
  bare: Sample,
  others: Readonly<Record<Name, Sample>>,
  rounds: number,
): Promise<Compared<Name>> => {
  const samples = { bare, control: bare, ...others } as Readonly<Record<Name | 'bare' | 'control', Sample>>;
  const names = Object.keys(samples) as (keyof typeof samples)[];
  for (const name of names) await samples[name]();
  const ratios = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const values = new Map<string, number>();
    for (const name of orderOf(names, round)) values.set(name, await samples[name]());
    const base = values.get('bare') ?? Number.NaN;
    for (const [name, value] of values) ratios.get(name)?.push(value / base);
  }
  return Object.fromEntries(names.map((name) => [name, median(ratios.get(name) ?? [])])) as Compared<Name>;
};

/** The order of a round: rotated by one from round to round, and reversed after each full turn. */
export const orderOf = <Item>(items: readonly Item[], round: number): readonly Item[] => {
  const start = round % items.length;
  const rotated = [...items.slice(start), ...items.slice(0, start)];
  return Math.floor(round / items.length) % 2 === 0 ? rotated : rotated.toReversed();
};

/** Milliseconds that `count` sequential calls take, after a garbage collection. */
export const timeOf =
  (call: () => Promise<unknown>, count: number): Sample =>
  async () => {
    globalThis.gc?.();
    const start = performance.now();
    for (let index = 0; index < count; index += 1) await call();
    return performance.now() - start;
  };
