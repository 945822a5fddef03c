import type { RegistrationForm } from 'vitrine/events-v3';
import { describe, expect, test } from 'vitest';
import { part } from '../../testing/part.ts';
import { guestOf, problemsIn, questionsOf, withoutBuyer } from './guest-form.ts';

const input = (name: string, more: object = {}) => ({ name, label: name, type: 'TEXT' as const, ...more });
const control = (type: string, orderIndex: number, inputs: object[], more: object = {}) => ({
  id: `${orderIndex}`,
  name: '',
  label: '',
  system: false,
  type,
  orderIndex,
  inputs,
  ...more,
});
const form = (...controls: object[]) =>
  part<RegistrationForm>({ controls: controls as RegistrationForm['controls'] });

describe('the questions of an event', () => {
  test('keep their order, without removed inputs', () => {
    const questions = questionsOf(
      form(
        control('INPUT', 3, [input('phone')]),
        control('NAME', 0, [input('firstName', { mandatory: true }), input('lastName')]),
        control('INPUT', 1, [input('old')], { deleted: true }),
      ),
    );
    expect(questions.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'phone']);
    expect(withoutBuyer(questions).map(({ name }) => name)).toEqual(['phone']);
    expect(questionsOf(undefined)).toEqual([]);
  });

  test.each([
    ['DROPDOWN', { options: ['a'] }, 'dropdown'],
    ['INPUT', { options: ['a'] }, 'dropdown'],
    ['RADIO', { options: ['a'] }, 'radio'],
    ['CHECKBOX', { options: ['a'], type: 'TEXT_ARRAY' }, 'checks'],
    ['TEXTAREA', {}, 'lines'],
    ['DATE', { type: 'DATE_TIME' }, 'day'],
    ['GUEST_CONTROL', { type: 'NUMBER' }, 'number'],
    ['GUEST_CONTROL', { type: 'TEXT_ARRAY' }, 'names'],
    ['ADDRESS_SHORT', { type: 'ADDRESS' }, 'text'],
    ['INPUT', {}, 'text'],
  ])('a %s with %j is asked as %s', (type, more, kind) => {
    expect(questionsOf(form(control(type, 0, [input('x', more)])))[0]?.kind).toBe(kind);
  });
});

describe('answers', () => {
  const questions = questionsOf(
    form(
      control('INPUT', 0, [input('email', { mandatory: true })]),
      control('CHECKBOX', 1, [
        input('days', { options: ['Fri', 'Sat'], type: 'TEXT_ARRAY', mandatory: true }),
      ]),
      control('GUEST_CONTROL', 2, [input('more', { type: 'NUMBER' })]),
    ),
  );

  test('that are missing or invalid are reported with their field', () => {
    const told = problemsIn(questions, { email: 'mara@', days: [' '], more: 'two' }, 1, 1);
    expect(told.map(({ id, reason }) => [id, reason])).toEqual([
      ['guest-1-email', 'no-email'],
      ['guest-1-days', 'missing'],
      ['guest-1-more', 'no-number'],
    ]);
    expect(problemsIn(questions, { email: 'mara@example.org', days: ['Fri'] }, 0)).toEqual([]);
  });

  test('are converted for the checkout, without empty ones', () => {
    expect(
      guestOf(questions, { email: ' mara@example.org ', days: ['Fri', 'Sat'], more: '', other: 'x' }),
    ).toEqual({
      form: {
        inputValues: [
          { inputName: 'email', value: 'mara@example.org' },
          { inputName: 'days', values: ['Fri', 'Sat'] },
        ],
      },
    });
  });
});
