import { useState } from 'react';
import type { CatalogPicture } from 'vitrine/state';
import { text } from '../../text/shop.ts';
import styles from './gallery.module.css';
import { Picture } from '../../components/picture.tsx';

export interface GalleryProps {
  /** Describes the pictures; announced together with their number. */
  name: string;
  pictures: readonly CatalogPicture[];
  /** Number of pictures of the whole product: the row of thumbnails keeps its height for fewer pictures. */
  most: number;
}

/** One large picture with thumbnails. A new set of pictures starts at its first. */
export const Gallery = ({ name, pictures, most }: GalleryProps) => {
  const [chosen, setChosen] = useState<string>();
  const shown = pictures.find(({ id }) => id === chosen) ?? pictures[0];
  const altOf = ({ alt }: CatalogPicture) => alt || name;
  return (
    <section className={styles['gallery']} aria-label={text.product.gallery}>
      <div className={styles['main']}>
        <Picture url={shown?.url} alt={shown ? altOf(shown) : name} ratio="5 / 6" eager />
      </div>
      {most > 1 && (
        <div className={styles['row']}>
          {pictures.length > 1 && (
            <ul className={styles['thumbs']}>
              {pictures.map((picture, index) => (
                <li key={picture.id}>
                  <button
                    type="button"
                    className={styles['thumb']}
                    aria-pressed={picture === shown}
                    aria-label={`${text.product.picture(index + 1, pictures.length)}: ${altOf(picture)}`}
                    onClick={() => setChosen(picture.id)}
                  >
                    <Picture url={picture.url} alt="" ratio="1" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
};
