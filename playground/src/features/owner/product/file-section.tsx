import type { Product } from 'vitrine/catalog-v1';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { Section } from './section.tsx';

/** The file of a digital product. */
export const FileSection = ({ product: { productType, digitalFile } }: { product: Product }) => {
  const { file } = text.ownerProduct;
  if (productType !== 'digital' && !digitalFile) return null;
  return (
    <Section title={file.title} lead={file.lead}>
      {digitalFile ? (
        <dl className={styles['facts']}>
          <div>
            <dt>{file.name}</dt>
            <dd>
              <bdi dir="ltr">{digitalFile.fileName}</bdi>
            </dd>
          </div>
          <div>
            <dt>{file.type}</dt>
            <dd>{digitalFile.fileType}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles['hint']}>{file.none}</p>
      )}
    </Section>
  );
};
