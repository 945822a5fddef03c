/** A mistake in the input that a person can mend; printed as one paragraph, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
