import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { later } from '../lib/later.ts';
import { useSiteStatus } from '../site/services.ts';

/** Few visits simulate something. */
const SimulatedNote = later(() => import('./simulated-note.tsx'));

/** Says what is simulated, as long as something is. */
export const SimulatedChip = () => {
  const { show } = useSearch({ from: '__root__' });
  const { faults = 0, moved = 0 } = useSiteStatus() ?? {};
  const isSimulated = show !== undefined || faults > 0 || moved > 0;
  return (
    isSimulated && (
      <Suspense>
        <SimulatedNote />
      </Suspense>
    )
  );
};
