/** Converts a share such as '0.19' to a percentage such as 19, and back. */
export const percentOf = (share: string): number => Math.round(Number(share) * 1e6) / 1e4;
export const shareOf = (percent: number): string => `${Math.round(percent * 1e4) / 1e6}`;
