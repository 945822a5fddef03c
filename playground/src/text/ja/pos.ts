import { counting } from '../counting.ts';
import type { pos as English } from '../en/pos.ts';

const many = counting('ja');

/** Selling at the door. */
export const pos: typeof English = {
  pos: {
    title: '窓口販売',
    lead: '会場でチケットを販売します。先にチケットを確保し、代金を受け取ってから販売を完了します。',
    event: 'イベント',
    offers: 'このイベントのチケット',
    nothing: '現在、チケットを販売しているイベントはありません。',
    hidden: '非公開チケット',
    hiddenNote:
      'プラットフォームには非公開チケットを一覧にする呼び出しがありません。これらはシミュレーション上のサイトから取得しています。実際のレジでは、IDを事前に把握しておく必要があります。',
    ignoreLimits: '上限を無視',
    isHidden: '非公開',
    left: (count: number) => many(count, { zero: '残りなし', other: '残り#枚' }),
    receipt: '今回の販売',
    empty: 'チケットを押すと追加されます。',
    quantity: (name: string) => `${name}の枚数`,
    remove: '削除',
    removeOf: (name: string) => `${name}を削除`,
    hold: '確保して金額を表示',
    pay: '代金を受領して販売を完了',
    release: '取り置きを解除',
    sold: (count: number) => many(count, { other: 'チケット#枚を販売しました' }),
    toOrder: '注文を開く',
  },
};
