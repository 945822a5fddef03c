import { type ReactNode, useId, useState } from 'react';
import { codeVersion } from '../../lib/code-version.ts';
import { text } from '../../text/text.ts';
import { CopyButton } from '../copy-button.tsx';
import styles from './code-card.module.css';
import { CodeView } from './code-view.tsx';
import type { CodeLanguage } from './highlight.ts';
import { VersionPanel, VersionTabs } from './version-tabs.tsx';

/** One version of a program. */
export interface CodeVersion {
  /** Label of its tab, such as "React". */
  readonly name: string;
  readonly code: string;
  readonly language: CodeLanguage;
}

export interface CodeCardProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly versions: readonly CodeVersion[];
  /** Content between the tabs and the copy button. */
  readonly children?: ReactNode;
}

/** One program in several versions, one tab each, with a button that copies the shown one. */
export const CodeCard = ({ label, versions, children }: CodeCardProps) => {
  // Other cards of the page keep their version: a change of their height would move the pressed tab.
  const [chosen, setChosen] = useState(codeVersion.get);
  const id = useId();
  const shown = versions.find(({ name }) => name === chosen) ?? versions[0];
  if (!shown) return null;
  return (
    <div className={styles['card']} data-no-cause>
      <div className={styles['head']}>
        <VersionTabs
          id={id}
          label={label}
          names={versions.map(({ name }) => name)}
          chosen={shown.name}
          onChoose={(name) => {
            setChosen(name);
            codeVersion.set(name);
          }}
        />
        {children}
        <CopyButton label={text.layers.copy} value={shown.code} isShort />
      </div>
      <VersionPanel id={id} index={versions.indexOf(shown)}>
        <CodeView code={shown.code} language={shown.language} />
      </VersionPanel>
    </div>
  );
};
