import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { text } from '../../../text/owner.ts';
import { BulkBox } from './bulk-box.tsx';
import styles from '../owner-shop.module.css';
import type { Selection } from '../../../lib/use-selection.ts';

/** Actions for the selected products; stays visible while scrolling. */
export const BulkBar = ({ selection }: { selection: Selection }) => {
  const { catalog } = text.ownerShop;
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['bulk']}>
      <p>{catalog.selected(selection.count)}</p>
      <Button kind="quiet" size="small" onPress={selection.clear}>
        {catalog.unselect}
      </Button>
      <Button kind="primary" size="small" onPress={() => setOpen(true)}>
        {catalog.changeSelected}
      </Button>
      <BulkBox selection={selection} open={open} onClose={() => setOpen(false)} />
    </div>
  );
};
