import { useState } from 'react';
import { DialogBox } from '../../../components/dialog-box.tsx';
import { text } from '../../../text/owner.ts';
import { BulkForm } from './bulk-form.tsx';
import { BulkReport } from './bulk-report.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import type { Selection } from '../../../lib/use-selection.ts';

const Content = ({ selection, onClose }: { selection: Selection; onClose: () => void }) => {
  const { progress, apply } = useBulkChange();
  if (!progress)
    return <BulkForm ids={selection.ids} onApply={(change) => void apply(selection.ids, change)} />;
  return (
    <BulkReport
      progress={progress}
      nameOf={selection.nameOf}
      onKeep={(ids) => {
        selection.keep(ids);
        onClose();
      }}
      onClose={() => {
        selection.clear();
        onClose();
      }}
    />
  );
};

/** Changes the selected products: first the form, then the progress. */
export const BulkBox = ({
  selection,
  open,
  onClose,
}: {
  selection: Selection;
  open: boolean;
  onClose: () => void;
}) => {
  // Keeps the number from the start, because products are removed from the selection at the end.
  const [count] = useState(selection.count);
  return (
    <DialogBox
      title={text.ownerShop.bulk.title(open ? selection.count : count)}
      open={open}
      onClose={onClose}
      wide
    >
      <Content selection={selection} onClose={onClose} />
    </DialogBox>
  );
};
