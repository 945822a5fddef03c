import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
import { reference } from 'virtual:reference';
import { basePath } from '../../lib/base.ts';
import control from '../../components/field.module.css';
import { PageHeading } from '../../components/page-heading.tsx';
import { text } from '../../text/developer.ts';
import { IdentityBadges, MethodBadge } from './badges.tsx';
import styles from './reference.module.css';

const services = [...new Map(reference.map(({ service, serviceTitle }) => [service, serviceTitle]))];

/** All calls of the OpenAPI files, filtered by words of their name, path or summary. */
export const ReferenceScreen = () => {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = reference.filter(({ id, path, summary }) => {
    const searched = `${id} ${path} ${summary}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <PageHeading title={text.reference.title} />
        <p className="lead">{text.reference.lead}</p>
        <p className={styles['ways']}>
          <a href={`${basePath}docs/`}>{text.reference.docs}</a>
          <Link to="/rehearsal">{text.rehearsal.title}</Link>
        </p>
      </header>
      <SearchField className={control['field'] ?? ''} value={filter} onChange={setFilter}>
        <Label className={control['label'] ?? ''}>{text.reference.filter}</Label>
        <Input className={control['input'] ?? ''} />
      </SearchField>
      <output className="soft">{text.reference.count(shown.length)}</output>
      <div className={styles['groups']}>
        <nav aria-label={text.reference.groups} className={styles['index']}>
          <ul>
            {services
              .filter(([service]) => shown.some((call) => call.service === service))
              .map(([service, title]) => (
                <li key={service}>
                  <a href={`#${service}`}>{title}</a>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles['all']}>
          {services.map(([service, title]) => {
            const calls = shown.filter((call) => call.service === service);
            if (calls.length === 0) return null;
            return (
              <section key={service} id={service} aria-label={title} className={styles['section']}>
                <h2>{title}</h2>
                <ul className={styles['calls']}>
                  {calls.map(({ id, method, path, summary, end, identities }) => (
                    <li key={id}>
                      <Link to="/reference/$operation" params={{ operation: id }} className={styles['call']}>
                        <code>{id}</code>
                        <IdentityBadges identities={identities} />
                        <span lang="en" dir="auto">
                          {summary}
                          {end && <small className={styles['end']}>{text.reference.ends(end.date)}</small>}
                        </span>
                        <span dir="ltr" className={styles['path']}>
                          <MethodBadge method={method} /> <code>{path}</code>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
};
