import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useUpdateOrder } from 'vitrine/react/ticketing';
import type { InputValue, Order } from 'vitrine/ticketing';
import { Form } from '../../../components/form.tsx';
import { Panel } from '../../../components/panel.tsx';
import { said } from '../../../lib/told.ts';
import { text as bookingText } from '../../../text/booking.ts';
import { text } from '../../../text/owner.ts';
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
import { QuestionField } from '../../booking/question-field.tsx';

const answerOf = ({ value, values }: InputValue): Answers[string] =>
  values && values.length > 0 ? values : value;

const personal = (name: (typeof BUYER)[number]): Question => ({
  name,
  label: bookingText.booking[name],
  kind: name === 'email' ? 'email' : 'text',
  mandatory: true,
  options: [],
  longest: 50,
  autoComplete: undefined,
  placeholder: undefined,
});

const answersOf = ({ tickets, firstName, lastName, email, checkoutForm }: Order): Answers => {
  const guest = tickets[0]?.guestDetails;
  return {
    firstName: guest?.firstName ?? firstName,
    lastName: guest?.lastName ?? lastName,
    email: guest?.email ?? email,
    ...Object.fromEntries(
      (checkoutForm?.inputValues ?? []).map((input) => [input.inputName, answerOf(input)]),
    ),
  };
};

/** The buyer's answers. All answers of the form are sent together, and nothing else. */
export const GuestForm = ({ order, event }: { order: Order; event: SiteEvent }) => {
  const words = text.ownerOrders;
  const update = useUpdateOrder();
  const [tried, setTried] = useState(false);
  const [answers, setAnswers] = useState<Answers>(() => answersOf(order));
  const questions = [...BUYER.map(personal), ...withoutBuyer(questionsOf(event.form))];
  const problems = problemsIn(questions, answers, 'buyer');
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
        data: { checkoutForm: guestOf(questions, answers).form },
      },
      said(text.owner.saved),
    );
  };
  return (
    <Panel title={words.form}>
      <Form submit={words.saveForm} onSubmit={save} busy={update.isPending} error={update.error}>
        {questions.map((question) => (
          <QuestionField
            key={question.name}
            id={fieldId('buyer', question.name)}
            question={question}
            answer={answers[question.name]}
            problem={problemOf(question.name)}
            onChange={(answer) => setAnswers((before) => ({ ...before, [question.name]: answer }))}
          />
        ))}
      </Form>
    </Panel>
  );
};
