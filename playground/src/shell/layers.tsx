import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { developerOpen, developerPanel, openLayer, WIDE } from '../lib/drawers.ts';
import { isLayer, type LayerId } from '../lib/layers.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { useStore } from '../lib/use-store.ts';
import { text } from '../text/text.ts';
import { LayerChoice } from './layer-choice.tsx';
import styles from './layers.module.css';

const layers = {
  code: lazy(async () => ({ default: (await import('../features/developer/code-layer.tsx')).CodeLayer })),
  wire: lazy(async () => ({ default: (await import('../features/developer/wire-layer.tsx')).WireLayer })),
};

/** The layer to show in place of the screen, or beside it in a wide window, and a function that selects a layer. */
const useLayer = (isWide: boolean) => {
  const { pathname } = useLocation();
  const layer = useStore(openLayer);
  const isOpen = useStore(developerOpen);
  const panel = useStore(developerPanel);
  const chosen = isWide ? (isOpen ? panel : 'screen') : layer.on === pathname ? layer.id : 'screen';
  const choose = (id: LayerId): void => {
    if (!isWide) return openLayer.set({ id, on: pathname });
    if (id !== 'screen') developerPanel.set(id);
    developerOpen.set(id !== 'screen');
  };
  return { chosen: isLayer(chosen) ? chosen : 'screen', choose } as const;
};

/**
 * The three layers of each page: the screen, the code of its calls, and their HTTP exchanges. In a wide window the
 * developer drawer shows the other two beside the screen.
 */
export const Layers = ({ children }: { children: ReactNode }) => {
  const isWide = useMediaQuery(WIDE);
  const { chosen, choose } = useLayer(isWide);
  const inPlace = isWide || chosen === 'screen' ? undefined : chosen;
  const Layer = inPlace && layers[inPlace];
  return (
    <div className={styles['layers']}>
      <LayerChoice chosen={chosen} choose={choose} />
      <div className={styles['screen']} hidden={inPlace !== undefined}>
        {children}
      </div>
      {Layer && (
        <>
          <h1 className="visually-hidden">{text.layers[inPlace]}</h1>
          <Suspense fallback={<p>{text.common.loading}</p>}>
            <Layer />
          </Suspense>
        </>
      )}
    </div>
  );
};
