import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

/** A draft of a product's words, changed and saved as its form does. */
const draftOf = () => {
  const { result } = renderHook(() => useDraft({ name: 'Low Carafe', brand: 'Halm' }));
  return {
    draft: () => result.current,
    change: (part: { name?: string; brand?: string }) => act(() => result.current.change(part)),
    /** Begins to save what is typed; gives what is to be done once it is saved. */
    save: () => {
      const { changes, forget } = result.current;
      return () => act(() => forget(changes));
    },
  };
};

test('a form that is saved has nothing typed', () => {
  const { draft, change, save } = draftOf();
  change({ name: 'Tall Carafe' });
  save()();
  expect(draft()).toMatchObject({ dirty: false, changes: {} });
});

test('what is typed while the form is being saved stays typed', () => {
  const { draft, change, save } = draftOf();
  change({ name: 'Tall Carafe' });
  const isSaved = save();
  change({ brand: 'Ton' });
  isSaved();
  expect(draft()).toMatchObject({ dirty: true, changes: { brand: 'Ton' } });
});

test('a field that is typed on while it is being saved keeps its last words', () => {
  const { draft, change, save } = draftOf();
  change({ name: 'Tall' });
  const isSaved = save();
  change({ name: 'Tall Carafe' });
  isSaved();
  expect(draft()).toMatchObject({ dirty: true, changes: { name: 'Tall Carafe' } });
});
