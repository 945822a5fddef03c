import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Button } from './button.tsx';
import control from './control.module.css';

/** Longest code that the platform takes (rule R65). */
const LONGEST = 20;

export interface CouponFieldProps {
  label: string;
  /** What the button says that sends the form. */
  apply: string;
  code: string;
  onChange: (code: string) => void;
  busy: boolean;
  isInvalid?: boolean;
  /** Id of what says how it went. */
  'aria-describedby'?: string;
}

/** The code of a coupon, and the button that applies it. */
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
