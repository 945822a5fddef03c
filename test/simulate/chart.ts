import { type Slice, timeline } from './outage.ts';

const width = 720;
const height = 260;
const left = 56;
const bottom = 34;
const top = 12;

/** Draws the simulation over time: the calls of users, and the requests that were sent for them. */
export const chartOf = (slices: readonly Slice[]): string => {
  const most = Math.max(
    ...slices.flatMap(({ calls, requests, tokenRequests }) => [calls, requests, tokenRequests]),
  );
  const end = timeline.end * 60;
  const x = (seconds: number) => left + (seconds / end) * (width - left - 8);
  const y = (value: number) => height - bottom - (value / most) * (height - bottom - top);
  const line = (of: 'calls' | 'requests' | 'tokenRequests', style: string) =>
    `<polyline fill="none" ${style} points="${slices.map((slice) => `${x(slice.from).toFixed(1)},${y(slice[of]).toFixed(1)}`).join(' ')}"/>`;
  const outage = (from: number, to: number, label: string) =>
    `<rect x="${x(from * 60).toFixed(1)}" y="${top}" width="${(x(to * 60) - x(from * 60)).toFixed(1)}" height="${height - bottom - top}" fill="#c0392b" fill-opacity="0.1"/>` +
    `<text x="${(x(from * 60) + 6).toFixed(1)}" y="${top + 14}">${label}</text>`;
  const minutes = Array.from({ length: timeline.end + 1 }, (_, minute) => minute).filter(
    (minute) => minute % 3 === 0,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="outage-title" font-family="sans-serif" font-size="11" fill="#777">
<title id="outage-title">Calls and requests in ten seconds, before, in and after two outages</title>
${outage(timeline.apiFails, timeline.apiRecovers, 'API is down')}
${outage(timeline.tokensFail, timeline.tokensRecover, 'Tokens are down')}
<line x1="${left}" y1="${height - bottom}" x2="${width - 8}" y2="${height - bottom}" stroke="#999"/>
<text x="4" y="${top + 8}">${most.toLocaleString('en')}</text>
<text x="4" y="${height - bottom}">0</text>
${minutes.map((minute) => `<text x="${x(minute * 60).toFixed(1)}" y="${height - bottom + 16}" text-anchor="middle">${minute} min</text>`).join('\n')}
${line('requests', 'stroke="#0f766e" stroke-width="2"')}
${line('tokenRequests', 'stroke="#b45309" stroke-width="2" stroke-dasharray="5 3"')}
${line('calls', 'stroke="#888" stroke-width="1.2"')}
<text x="${left}" y="${height - 4}"><tspan fill="#888">― calls</tspan> <tspan fill="#0f766e" dx="12">━ requests to the API</tspan> <tspan fill="#b45309" dx="12">╍ requests for tokens</tspan></text>
</svg>
`;
};
