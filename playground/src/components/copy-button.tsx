import { useState } from 'react';
import { announce } from '../lib/announcer.ts';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';

/** Copies a text and confirms it on the button. */
export const CopyButton = ({
  label,
  value,
  isShort = false,
}: {
  /** Names the copied text. */
  label: string;
  value: string;
  /** Whether the button shows only "Copy". */
  isShort?: boolean;
}) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(text.common.copied);
    } catch {
      announce(text.common.notCopied);
    }
  };
  return (
    <Button size="small" aria-label={label} onPress={() => void copy()} onBlur={() => setCopied(false)}>
      {copied ? text.common.copied : isShort ? text.common.copy : label}
    </Button>
  );
};
