import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CaptchaRequired, SignInState } from 'vitrine/state';
import { Button, TextButton } from '../../components/button.tsx';
import { Actions } from '../../components/panel.tsx';
import { useFocusAtFirst } from '../../lib/use-focus-at-first.ts';
import { text } from '../../text/members.ts';
import styles from './members.module.css';

/** Token of the sandbox's simulated captcha. */
const TOKEN = 'sandbox-captcha';
/** Milliseconds of simulated work of the invisible captcha. */
const WORKS = 1_000;

/**
 * A placeholder for a captcha. A real page loads one with `state.siteKey` here; this one loads nothing and asks for one
 * press instead of a puzzle (WCAG 3.3.8).
 */
export const Captcha = ({
  state,
  follow,
  back,
}: {
  state: CaptchaRequired;
  follow: (reached: SignInState) => void;
  back: string | undefined;
}) => {
  const navigate = useNavigate();
  const words = text.members.form.captcha;
  const { mode, isRefused } = state;
  const solve = () => void state.solve(TOKEN).then(follow);
  const elsewhere = () => {
    state.cancel();
    void navigate({ to: '/sign-in', search: back === undefined ? {} : { back } });
  };
  const title = useFocusAtFirst<HTMLHeadingElement>();
  useEffect(() => {
    if (mode === 'visible' || isRefused) return;
    const timer = setTimeout(() => void state.solve(TOKEN).then(follow), WORKS);
    return () => clearTimeout(timer);
  }, [mode, isRefused, state, follow]);
  return (
    <section className={styles['captcha']} aria-labelledby="captcha-title" data-captcha={mode}>
      <h2 id="captcha-title" ref={title} tabIndex={-1}>
        {mode === 'visible' ? words.visible : words.invisible}
      </h2>
      {isRefused && <p role="alert">{words.refused}</p>}
      {mode === 'visible' || isRefused ? (
        <>
          <p>{words.simulated}</p>
          <Actions>
            <Button kind="primary" onPress={solve}>
              {mode === 'visible' ? words.solve : words.again}
            </Button>
          </Actions>
        </>
      ) : (
        <output className={styles['unseen']}>{text.common.loading}</output>
      )}
      <p>
        <TextButton onPress={elsewhere}>{words.other}</TextButton>
      </p>
    </section>
  );
};
