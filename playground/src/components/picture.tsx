import { useState } from 'react';
import { text } from '../text/shop.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

export interface PictureProps {
  url: string | undefined;
  /** Empty if the text next to the picture already describes it. */
  alt: string;
  ratio?: string;
  /** Loads the picture immediately; for the first pictures of a page. */
  eager?: boolean;
}

/** A picture; a missing or broken one shows a placeholder icon. */
export const Picture = ({ url, alt, ratio, eager = false }: PictureProps) => {
  const [broken, setBroken] = useState<string>();
  const shown = url !== undefined && url !== '' && broken !== url;
  return (
    <div className={styles['frame']} style={ratio ? { '--ratio': ratio } : undefined}>
      {shown ? (
        <img
          src={url}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(url)}
        />
      ) : (
        <div
          className={styles['none']}
          {...(alt !== '' && { role: 'img', 'aria-label': `${alt}. ${text.product.noPicture}` })}
        >
          <Icon name="image" size={32} />
        </div>
      )}
    </div>
  );
};
