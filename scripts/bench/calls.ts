import { type Outcome, worst } from '../budgets/outcome.ts';
import { bareServer } from './servers.ts';
import type { UserProject } from './user-project.ts';

/** Flag for a young generation so large that no garbage is collected during a sample. */
const roomy = ['--min-semi-space-size=128', '--max-semi-space-size=256'];

const PRODUCTS = 1_000;

/** Calls against a bare `fetch` with `response.json()`: in the process, and over loopback. */
export const calls = async (project: UserProject): Promise<Outcome> => {
  const { read, products } = await project.answers();
  const call = await project.measured('call');
  const heap = await project.measured('heap', { flags: roomy });
  const loopback = await overLoopback(project, 'loopback', read.answer);
  const large = await overLoopback(project, 'large', manyProducts(products.answer));
  return {
    figures: { call: call.ours, heap: heap.ours, loopback: loopback.ours, large: large.ours },
    control: worst([call.control, heap.control, loopback.control, large.control]),
  };
};

/** Runs a program of `user/` against a bare server that sends a body. */
const overLoopback = async (project: UserProject, program: string, body: string) => {
  await using server = await bareServer(await project.write(`${program}.json`, body));
  return await project.measured(program, { args: [server.url] });
};

/** An answer that repeats the products of a page. */
const manyProducts = (page: string): string => {
  const { products } = JSON.parse(page) as { products: readonly unknown[] };
  return JSON.stringify({
    products: Array.from({ length: PRODUCTS }, (_, index) => products[index % products.length]),
  });
};
