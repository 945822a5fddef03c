/** Behaviour without a framework: what a shop, a box office and a member area keep while somebody uses them. */
export type { Observable } from './observable/observable.ts';
