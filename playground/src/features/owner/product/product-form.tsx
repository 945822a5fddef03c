import { Form, type FormProps } from '../../../components/form.tsx';
import { Panel, type PanelProps } from '../../../components/panel.tsx';
import { text } from '../../../text/owner.ts';

export interface ProductFormProps extends Pick<PanelProps, 'title' | 'lead'> {
  dirty: boolean;
  /** Whether the current input cannot be saved. */
  invalid?: boolean;
  saving: Pick<FormProps, 'busy' | 'error'>;
  onSave: () => void;
  children: FormProps['children'];
}

/** A part of a product that is saved as a whole. */
export const ProductForm = ({
  dirty,
  invalid = false,
  saving,
  onSave,
  children,
  ...panel
}: ProductFormProps) => (
  <Panel {...panel}>
    <Form
      submit={text.ownerProduct.save(panel.title)}
      onSubmit={onSave}
      blocked={!dirty || invalid}
      failed={text.ownerProduct.notSaved}
      {...saving}
      {...(dirty && { note: text.ownerProduct.unsaved })}
    >
      {children}
    </Form>
  </Panel>
);
