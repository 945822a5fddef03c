import type { ReferenceField } from 'virtual:reference';
import { Marked } from '../../components/code/marked.tsx';
import { text } from '../../text/developer.ts';
import styles from './reference.module.css';

const Field = ({ field: { name, type, required, about, fields } }: { field: ReferenceField }) => (
  <li>
    <code>{name}</code> <span className="soft">{type}</span>{' '}
    {required && <strong className={styles['required']}>{text.reference.required}</strong>}
    {about && <Marked>{about}</Marked>}
    {fields.length > 0 && (
      <details>
        <summary>{text.reference.nested(fields.length)}</summary>
        <ul className={styles['nested']}>
          {fields.map((inner) => (
            <Field key={inner.name} field={inner} />
          ))}
        </ul>
      </details>
    )}
  </li>
);

/** The fields of a call's body, with their nested fields. */
export const OperationFields = ({ fields }: { fields: readonly ReferenceField[] }) => {
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="fields" className={styles['section']}>
      <h2 id="fields">{text.reference.fields}</h2>
      <ul className={styles['list']}>
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </ul>
    </section>
  );
};
