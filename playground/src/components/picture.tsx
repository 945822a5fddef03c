import { useState } from 'react';
import { text } from '../text/text.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

export interface PictureProps {
  url: string | undefined;
  /** Empty when the words beside the picture already say it. */
  alt: string;
  ratio?: string;
  /** The first pictures of a page are loaded at once. */
  eager?: boolean;
}

/** A picture on its plinth; a missing or broken one leaves a quiet sign instead of a hole. */
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
