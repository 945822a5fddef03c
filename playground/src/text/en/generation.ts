/** The contract families of the site, and which one a screen or a call belongs to. */
export const generation = {
  generation: {
    label: 'Generation of the site',
    hint: 'The generation of the shop’s calls: V1 or V3',
    catalog: (version: string) => `Catalog ${version}`,
    names: {
      v1: 'Catalog V1 + cart V1',
      v3: 'Catalog V3 + cart V2',
      moving: 'Moving site',
    },
    about: {
      v1: 'The first family',
      v3: 'The second family',
      moving: 'Begins with V1 and moves to V3 while pages are open',
    },
    move: 'Move the catalog to V3 now',
    moved: 'The shop was updated. Please look at your cart.',
    failed: 'The generation could not be changed.',
    answered: (version: string) => `Answered by ${version}`,
    ends: (call: string) => `This site has Catalog V3, so the platform refuses ${call} here.`,
    follows: (call: string) => `Its successor is ${call}.`,
  },
};
