import 'react';

declare module 'react' {
  // Custom properties that components pass to their style sheets.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
