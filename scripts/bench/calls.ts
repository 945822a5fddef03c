import { type Outcome, worst } from '../budgets/outcome.ts';
import { bareServer } from './servers.ts';
import type { UserProject } from './user-project.ts';

/** A young generation so large that nothing is collected during a sample. */
const roomy = ['--min-semi-space-size=128', '--max-semi-space-size=256'];

/** Calls against a bare `fetch` with `response.json()`: in the process, and over loopback. */
export const calls = async (project: UserProject): Promise<Outcome> => {
  const { read } = await project.answers();
  const call = await project.measured('call');
  const heap = await project.measured('heap', { flags: roomy });
  const large = await project.measured('large');
  await using server = await bareServer(read.answer);
  const loopback = await project.measured('loopback', { args: [server.url] });
  return {
    figures: { call: call.ours, heap: heap.ours, large: large.ours, loopback: loopback.ours },
    control: worst([call.control, heap.control, large.control, loopback.control]),
  };
};
