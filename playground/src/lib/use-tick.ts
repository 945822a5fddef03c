import { useEffect, useState } from 'react';

/** The wall clock in milliseconds since 1970, updated at an interval. */
export const useTick = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
