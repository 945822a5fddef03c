import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Button } from './button.tsx';
import control from './field.module.css';

/** Maximum length of a coupon code on the platform. */
const LONGEST = 20;

export interface CouponFieldProps {
  label: string;
  /** Label of the submit button. */
  apply: string;
  code: string;
  onChange: (code: string) => void;
  busy: boolean;
  isInvalid?: boolean;
  /** Id of the element with the result. */
  'aria-describedby'?: string;
}

/** A field for a coupon code with its submit button. */
export const CouponField = ({ label, apply, code, onChange, busy, ...field }: CouponFieldProps) => (
  <TextField
    {...field}
    className={control['field'] ?? ''}
    value={code}
    onChange={onChange}
    maxLength={LONGEST}
    validationBehavior="aria"
  >
    <Label className={control['label'] ?? ''}>{label}</Label>
    <div className={control['row']}>
      <Input
        className={control['input'] ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
      />
      <Button type="submit" busy={busy}>
        {apply}
      </Button>
    </div>
  </TextField>
);
