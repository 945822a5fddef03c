import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { codeVersion } from '../../lib/code-version.ts';
import { text } from '../../text/text.ts';
import { CopyButton } from '../copy-button.tsx';
import styles from './code-card.module.css';
import { CodeView } from './code-view.tsx';
import type { CodeLanguage } from './highlight.ts';

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
  const shown = versions.find(({ name }) => name === chosen) ?? versions[0];
  if (!shown) return null;
  return (
    <Tabs
      className={styles['card'] ?? ''}
      selectedKey={shown.name}
      onSelectionChange={(key) => {
        setChosen(String(key));
        codeVersion.set(String(key));
      }}
      data-no-cause
    >
      <div className={styles['head']}>
        <TabList aria-label={label} className={styles['tabs'] ?? ''}>
          {versions.map(({ name }) => (
            <Tab key={name} id={name} className={styles['tab'] ?? ''}>
              {name}
            </Tab>
          ))}
        </TabList>
        {children}
        <CopyButton label={text.layers.copy} value={shown.code} isShort />
      </div>
      {versions.map(({ name, code, language }) => (
        <TabPanel key={name} id={name} className={styles['panel'] ?? ''}>
          <CodeView code={code} language={language} />
        </TabPanel>
      ))}
    </Tabs>
  );
};
