/** Runs a task for each item, a limited number at a time; the results have the order of the items. */
export const forAll = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let place = next++; place < items.length; place = next++) {
      const item = items[place];
      if (item !== undefined) results[place] = await task(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};
