import { useState } from 'react';
import { announce } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../components/button.tsx';

/** Copies a text and confirms it on the button. */
export const CopyButton = ({ label, value }: { label: string; value: string }) => {
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
      {copied ? text.common.copied : label}
    </Button>
  );
};
