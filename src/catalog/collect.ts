/** All values of an asynchronous sequence. */
export const collect = async <Value>(sequence: AsyncIterable<Value>): Promise<Value[]> => {
  const values: Value[] = [];
  for await (const value of sequence) values.push(value);
  return values;
};
