import { firstPrograms, installation } from 'virtual:first-programs';
import { memo } from 'react';
import { CodeCard } from '../../components/code/code-card.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { text } from '../../text/start.ts';
import styles from './first-program.module.css';

const steps: readonly { readonly name: 'pack' | 'install' | 'sandbox' | 'run'; readonly command: string }[] =
  [
    ...installation.before.map((command) => ({ name: 'pack', command }) as const),
    { name: 'install', command: `npm install ${installation.what}` },
    { name: 'sandbox', command: 'npx vitrine sandbox --port 4010' },
    { name: 'run', command: 'node products.mts' },
  ];

/** The purpose of the package, and a first program with the commands that run it. */
export const FirstProgram = memo(() => (
  <>
    <header className={styles['hero']}>
      <div className={styles['about']}>
        <PageHeading title={text.start.title} className={styles['title']} />
        <p>{text.start.lead}</p>
      </div>
      <ol className={styles['steps']}>
        {steps.map(({ name, command }) => (
          <li key={name}>
            <span>{text.start[name]}</span>
            <code>{command}</code>
            <CopyButton label={text.start.copy(command)} value={command} isShort />
          </li>
        ))}
      </ol>
    </header>
    <CodeCard
      label={text.start.program}
      versions={firstPrograms.map(({ name, code }) => ({ name, code, language: 'typescript' }))}
    />
  </>
));
