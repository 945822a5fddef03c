import { useEffect, useState } from 'react';

/** Whether the browser is navigating to a page of the platform, and a setter. */
export const useLeaving = () => {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // The back/forward cache restores this page with its old state.
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return [leaving, setLeaving] as const;
};
