import { useState } from 'react';
import { basePath } from '../lib/base.ts';
import { knownPictures, noteVisit } from '../lib/known-pictures.ts';
import styles from './early-picture.module.css';

const page = location.href;
const pictures = knownPictures(basePath);
let isOver = false;
noteVisit();

/** Called with the first answers of the sandbox: from now on only these say which pictures the site has. */
export const endEarlyPictures = (): void => {
  isOver = true;
};

const nameAt = (index: number): string | undefined =>
  isOver || location.href !== page ? undefined : pictures[index];

/**
 * A picture that the opened page shows before the sandbox answers, in the place that it has afterwards; nothing if the
 * site may not be the one that a new visitor finds. The build has a copy of it at its address in the sandbox.
 * @param ratio Of a picture that fills only the upper part of its place.
 */
export const EarlyPicture = ({ index = 0, ratio }: { index?: number; ratio?: string }) => {
  // A first view that is shown keeps its pictures until its data is there.
  const [name] = useState(() => nameAt(index));
  if (name === undefined) return null;
  return (
    <img
      className={`${styles['picture'] ?? ''} ${ratio === undefined ? (styles['whole'] ?? '') : ''}`}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      src={`${basePath}simulated/media/${name}`}
      alt=""
      data-early=""
      {...(index === 0 && { fetchPriority: 'high' })}
    />
  );
};
