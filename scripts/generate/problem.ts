/** A mistake in the input that the user can correct; printed as one paragraph, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
