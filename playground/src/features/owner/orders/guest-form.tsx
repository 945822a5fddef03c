import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { SiteEvent } from 'vitrine/events-v3';
import { useUpdateOrder } from 'vitrine/react/ticketing';
import type { InputValue, Order } from 'vitrine/ticketing';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import {
  type Answers,
  BUYER,
  fieldId,
  guestOf,
  problemsIn,
  type Question,
  questionsOf,
  withoutBuyer,
} from '../../booking/guest-form.ts';
import { text } from '../../../text/owner.ts';
import { text as bookingText } from '../../../text/booking.ts';
import { QuestionField } from '../../booking/question-field.tsx';
import styles from '../owner.module.css';

const answerOf = ({ value, values }: InputValue): Answers[string] =>
  values && values.length > 0 ? values : value;

const personal = (name: string, label: string): Question => ({
  name,
  label,
  kind: name === 'email' ? 'email' : 'text',
  mandatory: true,
  options: [],
  longest: 50,
  autoComplete: undefined,
  placeholder: undefined,
});

/** The buyer's answers. All answers of the form are sent together, and nothing else. */
export const GuestForm = ({ order, event }: { order: Order; event: SiteEvent }) => {
  const words = text.ownerOrders;
  const update = useUpdateOrder();
  const [tried, setTried] = useState(false);
  const [answers, setAnswers] = useState<Answers>(() => ({
    firstName: order.tickets[0]?.guestDetails?.firstName ?? order.firstName,
    lastName: order.tickets[0]?.guestDetails?.lastName ?? order.lastName,
    email: order.tickets[0]?.guestDetails?.email ?? order.email,
    ...Object.fromEntries(
      (order.checkoutForm?.inputValues ?? []).map((input) => [input.inputName, answerOf(input)]),
    ),
  }));
  const own = BUYER.map((name) => personal(name, bookingText.booking[name]));
  const asked = withoutBuyer(questionsOf(event.form));
  const all = [...own, ...asked];
  const problems = problemsIn(all, answers, 'buyer');
  const change = (name: string) => (answer: Answers[string]) =>
    setAnswers((before) => ({ ...before, [name]: answer }));
  const problemOf = (name: string) => {
    const found = tried && problems.find(({ id }) => id === fieldId('buyer', name));
    return found ? bookingText.booking.atField[found.reason] : undefined;
  };
  const save = () => {
    setTried(true);
    if (problems.length > 0) return;
    update.mutate(
      {
        eventId: order.eventId,
        orderNumber: order.orderNumber,
        data: { checkoutForm: guestOf(all, answers).form },
      },
      { onSuccess: () => toast(text.owner.saved) },
    );
  };
  return (
    <section className={styles['panel']} aria-labelledby="form">
      <h2 id="form">{words.form}</h2>
      <Form
        className={styles['form'] ?? ''}
        onSubmit={(submit) => {
          submit.preventDefault();
          save();
        }}
      >
        {own.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            value={String(answers[name] ?? '')}
            onChange={change(name)}
            error={problemOf(name)}
            input={name === 'email' ? { type: 'email', dir: 'ltr' } : { type: 'text' }}
          />
        ))}
        {asked.map((question) => (
          <QuestionField
            key={question.name}
            id={fieldId('buyer', question.name)}
            question={question}
            answer={answers[question.name]}
            problem={problemOf(question.name)}
            onChange={change(question.name)}
          />
        ))}
        {update.error && <CallFailed error={update.error} />}
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" busy={update.isPending}>
            {words.saveForm}
          </Button>
        </div>
      </Form>
    </section>
  );
};
