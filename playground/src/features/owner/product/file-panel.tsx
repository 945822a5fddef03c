import type { Product } from 'vitrine/catalog-v1';
import { Facts, Panel } from '../../../components/panel.tsx';
import { text } from '../../../text/owner.ts';

/** The file of a digital product. */
export const FilePanel = ({ product: { productType, digitalFile } }: { product: Product }) => {
  const { file } = text.ownerProduct;
  if (productType !== 'digital' && !digitalFile) return null;
  return (
    <Panel title={file.title} lead={file.lead}>
      {digitalFile ? (
        <Facts
          rows={[
            [file.name, digitalFile.fileName],
            [file.type, digitalFile.fileType],
          ]}
        />
      ) : (
        <p>{file.none}</p>
      )}
    </Panel>
  );
};
