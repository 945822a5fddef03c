import { useEffect, useState } from 'react';

/** The machine's instant in milliseconds since 1970, looked at again and again. */
export const useTick = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
