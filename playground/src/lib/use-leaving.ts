import { useEffect, useState } from 'react';

/** Whether this page is being left for a page of the platform, and how to say so. */
export const useLeaving = () => {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser may bring this page back from memory, just as it was left.
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return [leaving, setLeaving] as const;
};
