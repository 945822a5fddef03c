import { type ReactNode, useRef } from 'react';
import type { Look } from './button-look.ts';
import { Button } from './button.tsx';

export interface FileButtonProps extends Omit<Look, 'wide'> {
  /** Accepted types, such as `application/json`. */
  readonly accept: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that opens a file of the device. */
export const FileButton = ({ accept, onFile, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be opened again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button {...button} onPress={() => input.current?.click()} />
    </>
  );
};
