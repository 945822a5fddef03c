import { type Simulated, type Slice, timeline } from './outage.ts';

const within = (slices: readonly Slice[], from: number, to: number): readonly Slice[] =>
  slices.filter((slice) => slice.from >= from * 60 && slice.from < to * 60);

const mostOf = (slices: readonly Slice[], of: 'requests' | 'tokenRequests' | 'calls'): number =>
  Math.max(...slices.map((slice) => slice[of]));

const meanOf = (slices: readonly Slice[], of: 'requests' | 'calls'): number =>
  slices.reduce((sum, slice) => sum + slice[of], 0) / slices.length;

/** Conditions that must hold for an outage of any size (security, promise P4), with the measured values. */
export const findingsOf = ({ slices, mostPerCall, mostForTokens }: Simulated) => {
  const usual = meanOf(within(slices, 1, timeline.apiFails), 'requests');
  const afterApi = mostOf(within(slices, timeline.apiRecovers, timeline.tokensFail), 'requests') / usual;
  const afterTokens = within(slices, timeline.tokensRecover, timeline.end);
  const failing = (from: number, to: number) =>
    within(slices, from, to).reduce((sum, { failed }) => sum + failed, 0);
  return [
    {
      name: 'most requests for one call of the API, including repeats',
      found: mostPerCall,
      most: 3,
    },
    {
      name: 'busiest ten seconds after the API is back, against the usual',
      found: afterApi,
      most: 1.35,
    },
    {
      name: 'busiest ten seconds of token requests after their endpoint is back, against the usual calls',
      found: mostOf(afterTokens, 'tokenRequests') / usual,
      most: 1.1,
    },
    {
      name: 'busiest ten seconds of calls after the token endpoint is back, against the usual',
      found: mostOf(afterTokens, 'requests') / usual,
      most: 1.35,
    },
    {
      name: 'most token requests of one client for each of its calls in the same time',
      found: mostForTokens.requests / mostForTokens.calls,
      most: 3,
    },
    {
      name: 'calls that failed from half a minute after the API was back until the next outage',
      found: failing(timeline.apiRecovers + 0.5, timeline.tokensFail),
      most: 0,
    },
    {
      name: 'calls that failed from half a minute after the token endpoint was back',
      found: failing(timeline.tokensRecover + 0.5, timeline.end),
      most: 0,
    },
  ];
};
