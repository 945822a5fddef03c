/** The layers of a page, the first one shown at first. */
export const layerIds = ['screen', 'code', 'wire'] as const;

export type LayerId = (typeof layerIds)[number];

export const isLayer = (id: unknown): id is LayerId => layerIds.some((one) => one === id);
