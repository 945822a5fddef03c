import { PressButton, TextButton } from '../../components/button.tsx';
import { OperationName } from '../../components/code/operation-name.tsx';
import { isObject } from '../../lib/trees.ts';
import { text } from '../../text/developer.ts';
import { CallStatus } from './call-status.tsx';
import styles from './developer.module.css';
import type { ScreenCall } from './use-screen-calls.ts';

/** A card that makes no call of the screen, such as a snippet. */
export interface OtherCard {
  readonly id: string;
  readonly title: string;
}

/** Value of `data-card` of the card of a call. */
export const cardOf = ({ entry }: ScreenCall): string => String(entry.id);

const layerOf = (control: Element): Element | null => control.closest('[data-layer]');

/** Shows a card below the list and moves the focus there. */
const showCard = (control: Element, card: string): void => {
  const found = layerOf(control)?.querySelector<HTMLElement>(`[data-card="${card}"]`);
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
};

/** Shows the list, with the focus on the line of the card. */
const showList = (control: Element, card: string): void => {
  const layer = layerOf(control);
  layer?.querySelector('nav')?.scrollIntoView({ block: 'start' });
  layer?.querySelector<HTMLElement>(`[data-line="${card}"]`)?.focus({ preventScroll: true });
};

/** The arguments of a call in one line, to tell it from another call of the same operation. */
const argumentsOf = ({ entry: { call, query, body } }: ScreenCall): string => {
  const sent = isObject(body) && isObject(body['query']) ? body['query'] : body;
  const inBody = sent === undefined ? '' : JSON.stringify(sent).replaceAll(/"|^\{|\}$/g, '');
  return `${decodeURIComponent(query)} ${inBody}`.trim() || call.path;
};

const CallLine = ({ call, isRepeated }: { call: ScreenCall; isRepeated: boolean }) => {
  const { entry, times } = call;
  return (
    <li>
      <PressButton
        className={styles['line']}
        data-line={cardOf(call)}
        onPress={(line) => showCard(line, cardOf(call))}
      >
        <span className={styles['method']}>{entry.call.method}</span>
        <span className={styles['operation']}>
          <OperationName>{entry.call.operation}</OperationName>
          {times > 1 && (
            <>
              <span aria-hidden="true"> ×{times}</span>
              <span className="visually-hidden"> {text.developer.repeats(times)}</span>
            </>
          )}
        </span>
        <CallStatus entry={entry} />
        {isRepeated && <span className={styles['path']}>{argumentsOf(call)}</span>}
      </PressButton>
    </li>
  );
};

/** Calls under a caption; nothing without calls. */
const Group = ({
  caption,
  calls,
  all,
}: {
  caption: string;
  calls: readonly ScreenCall[];
  all: typeof calls;
}) =>
  calls.length > 0 && (
    <>
      <p className={styles['soft']}>{caption}</p>
      <ol>
        {calls.map((call) => (
          <CallLine
            key={call.entry.id}
            call={call}
            isRepeated={
              all.filter(({ entry }) => entry.call.operation === call.entry.call.operation).length > 1
            }
          />
        ))}
      </ol>
    </>
  );

/** Whether a layer has more than one card, so that a list of them helps. */
export const hasList = (calls: readonly ScreenCall[], others: readonly OtherCard[] = []): boolean =>
  calls.length + others.length > 1;

/**
 * The cards of a layer, a line each, in their order; a press shows the card. The layer has the attribute `data-layer`,
 * each card `data-card`.
 */
export const CallList = ({
  calls,
  others = [],
}: {
  calls: readonly ScreenCall[];
  others?: readonly OtherCard[];
}) => {
  if (!hasList(calls, others)) return null;
  const fresh = calls.filter(({ isFresh }) => isFresh);
  const pressed = fresh[0]?.entry.pressed;
  return (
    <nav aria-label={text.developer.calls} className={styles['list']} data-no-cause>
      {pressed && <Group caption={text.developer.caused(pressed.name)} calls={fresh} all={calls} />}
      <Group
        caption={pressed ? text.developer.before : text.developer.calls}
        calls={pressed ? calls.filter(({ isFresh }) => !isFresh) : calls}
        all={calls}
      />
      {others.length > 0 && (
        <ul>
          {others.map(({ id, title }) => (
            <li key={id}>
              <PressButton className={styles['line']} data-line={id} onPress={(line) => showCard(line, id)}>
                <span className={styles['operation']}>{title}</span>
              </PressButton>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};

/** The way from a card back to its line in the list. */
export const ToList = ({ card }: { card: string }) => (
  <TextButton onPress={(link) => showList(link, card)}>{text.developer.toList}</TextButton>
);
