import { useState } from 'react';

/** Whether a condition holds, or held in an earlier render. */
export const useOnce = (condition: boolean): boolean => {
  const [held, setHeld] = useState(condition);
  if (condition && !held) setHeld(true);
  return held;
};
