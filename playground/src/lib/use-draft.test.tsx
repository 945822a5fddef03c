import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

/** Renders a draft of a product's texts and returns functions that change and save it as its form does. */
const draftOf = () => {
  const { result } = renderHook(() => useDraft({ name: 'Low Carafe', brand: 'Halm' }));
  return {
    draft: () => result.current,
    change: (part: { name?: string; brand?: string }) => act(() => result.current.change(part)),
    /** Starts saving the changes; the returned function completes the save. */
    save: () => {
      const { changes, forget } = result.current;
      return () => act(() => forget(changes));
    },
  };
};

test('a saved form has no unsaved changes', () => {
  const { draft, change, save } = draftOf();
  change({ name: 'Tall Carafe' });
  save()();
  expect(draft()).toMatchObject({ dirty: false, changes: {} });
});

test('changes made to other fields during a save stay unsaved', () => {
  const { draft, change, save } = draftOf();
  change({ name: 'Tall Carafe' });
  const isSaved = save();
  change({ brand: 'Ton' });
  isSaved();
  expect(draft()).toMatchObject({ dirty: true, changes: { brand: 'Ton' } });
});

test('a field changed again during a save keeps its latest value', () => {
  const { draft, change, save } = draftOf();
  change({ name: 'Tall' });
  const isSaved = save();
  change({ name: 'Tall Carafe' });
  isSaved();
  expect(draft()).toMatchObject({ dirty: true, changes: { name: 'Tall Carafe' } });
});
