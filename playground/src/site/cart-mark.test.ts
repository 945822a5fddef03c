import type { Layer } from 'vitrine';
import { expect, test } from 'vitest';
import { part } from '../testing/part.ts';
import { createCartMark } from './cart-mark.ts';

type Send = Parameters<Layer>[0];
type Request = Parameters<Send>[0];
type Answer = Awaited<ReturnType<Send>>;

const request = (id: string): Request => part<Request>({ facts: { id, repeat: 'read' } });
const answer = (status: number): Answer => ({ response: new Response('{}', { status }), data: {} });

test('a visitor has a cart from the first successful call for it until a read finds none', async () => {
  const { hasCart, layer } = createCartMark('b');
  expect(hasCart.get()).toBe(false);
  await layer(() => Promise.resolve(answer(404)))(request('getCurrentCart'));
  await layer(() => Promise.resolve(answer(200)))(request('queryProducts'));
  expect(hasCart.get()).toBe(false);
  await layer(() => Promise.resolve(answer(200)))(request('addToCurrentCart'));
  expect(hasCart.get()).toBe(true);
  await layer(() => Promise.resolve(answer(404)))(request('getCurrentCart'));
  expect(hasCart.get()).toBe(false);
});

test('the read of a cart that nobody has made is answered without a call', async () => {
  const { layer } = createCartMark('b');
  const sent: string[] = [];
  const { response } = await layer(({ facts }) => {
    sent.push(facts.id);
    return Promise.resolve(answer(200));
  })(request('getCurrentCart'));
  expect([response.status, sent]).toEqual([404, []]);
});

test('a member may have made a cart elsewhere, the owner has none', () => {
  expect(createCartMark('member').hasCart.get()).toBe(true);
  expect(createCartMark('owner').hasCart.get()).toBe(false);
});

test('the read of a cart waits for the add that creates it', async () => {
  const { layer } = createCartMark('b');
  const sent: string[] = [];
  let arrive: (answer: Answer) => void = () => undefined;
  const added = new Promise<Answer>((resolve) => {
    arrive = resolve;
  });
  const send = layer(({ facts }) => {
    sent.push(facts.id);
    return facts.id === 'addToCurrentCart' ? added : Promise.resolve(answer(200));
  });
  const add = send(request('addToCurrentCart'));
  const read = send(request('getCurrentCart'));
  await Promise.resolve();
  expect(sent).toEqual(['addToCurrentCart']);
  arrive(answer(200));
  await Promise.all([add, read]);
  expect(sent).toEqual(['addToCurrentCart', 'getCurrentCart']);
});
