import { useSiteStatus } from '../../site/services.ts';
import { text } from '../../text/text.ts';
import styles from './owner.module.css';

/**
 * A note on the owner's screens of the first catalog: on a site with the newer one, their calls end. Renders nothing on
 * other sites.
 */
export const NewerCatalog = ({ call, successor }: { call: string; successor: string }) =>
  useSiteStatus()?.catalogVersion === 'V3' ? (
    <p role="note" className={styles['notice']}>
      {text.generation.ends(call)} {text.generation.follows(successor)}
    </p>
  ) : null;
