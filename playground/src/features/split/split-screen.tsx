import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../../components/button.tsx';
import { Choose } from '../../components/choose.tsx';
import control from '../../components/control.module.css';
import { PageHeading } from '../../components/page-heading.tsx';
import { type IdentityId, identityIds } from '../../site/identities.ts';
import type { SplitSearch } from './split-search.ts';
import { text } from '../../text/start.ts';
import styles from './split.module.css';

const Half = ({
  who,
  address,
  label,
  onChoose,
}: {
  who: IdentityId;
  address: string;
  label: string;
  onChoose: (who: IdentityId) => void;
}) => (
  <section className={styles['half']} aria-label={label}>
    <Choose
      label={label}
      value={who}
      options={identityIds.map((id) => ({ id, name: text.identity.names[id] }))}
      onChange={onChoose}
    />
    <iframe className={styles['frame']} title={text.split.frame(text.identity.names[who])} src={address} />
  </section>
);

/** One page side by side as two identities, each with its own client, tokens and cache. */
export const SplitScreen = () => {
  const { left = 'a', right = 'b', page = '/shop' } = useSearch({ from: '/split' });
  const navigate = useNavigate();
  const router = useRouter();
  const [typed, setTyped] = useState(page);
  const go = (change: SplitSearch) =>
    void navigate({ to: '/split', search: { left, right, page, ...change }, replace: true });
  const addressFor = (who: IdentityId): string => {
    const url = new URL(page, location.href);
    url.searchParams.set('as', who);
    return `${router.basepath.replace(/\/$/, '')}${url.pathname}${url.search}`;
  };
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <PageHeading title={text.split.title} />
        <Form
          className={styles['form'] ?? ''}
          onSubmit={(event) => {
            event.preventDefault();
            go({ page: typed });
          }}
        >
          <TextField className={control['field'] ?? ''} value={typed} onChange={setTyped}>
            <Label className={control['label'] ?? ''}>{text.split.page}</Label>
            <Input className={control['input'] ?? ''} dir="ltr" spellCheck="false" />
          </TextField>
          <Button type="submit">{text.split.show}</Button>
        </Form>
      </header>
      <div className={styles['halves']}>
        <Half
          who={left}
          address={addressFor(left)}
          label={text.split.left}
          onChoose={(who) => go({ left: who })}
        />
        <Half
          who={right}
          address={addressFor(right)}
          label={text.split.right}
          onChoose={(who) => go({ right: who })}
        />
      </div>
    </div>
  );
};
