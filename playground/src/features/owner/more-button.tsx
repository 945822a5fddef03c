import { Button } from '../../components/button.tsx';
import { text } from '../../text/shop.ts';
import styles from './owner-shop.module.css';

/** Reads the next page, if there is one. */
export const MoreButton = ({
  list: { hasMore, loadingMore, more },
}: {
  list: { readonly hasMore: boolean; readonly loadingMore: boolean; readonly more: () => void };
}) =>
  hasMore ? (
    <div className={styles['more']}>
      <Button busy={loadingMore} onPress={more}>
        {loadingMore ? text.shop.loadingMore : text.shop.more}
      </Button>
    </div>
  ) : null;
