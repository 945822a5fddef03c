import { counting } from '../counting.ts';
import type { ownerOrders as English } from '../en/owner-orders.ts';

const many = counting('ja');

/** The owner's orders of tickets. */
export const ownerOrders: typeof English = {
  ownerOrders: {
    title: '注文',
    lead: 'サイトのイベントへのすべての注文を、新しい順に表示します。',
    orderTitle: '注文',
    orderOf: (name: string) => `${name}の注文`,
    gone: '注文が見つかりません',
    goneText: '消去されたか、アドレスに誤りがある可能性があります。',
    all: 'すべて',
    allEvents: 'すべてのイベント',
    search: '名前、メールアドレス、番号で注文を検索',
    searchHint: '名前、メールアドレス、番号',
    show: '表示する注文',
    tags: {
      NON_ARCHIVED: 'アーカイブ以外',
      ARCHIVED: 'アーカイブ済み',
      CONFIRMED: '支払い済み・無料',
      UNCONFIRMED: '未払い',
      MEMBER: '会員による購入',
      FULLY_CHECKED_IN: '全員入場済み',
      NOT_FULLY_CHECKED_IN: '未入場者あり',
    },
    count: (total: number) => many(total, { zero: '注文なし', other: '注文#件' }),
    emptyTitle: '該当する注文がありません',
    emptyText: 'この条件に合う注文はありません。',
    nobody: '氏名なしの販売',
    deletedEvent: '削除されたイベント',
    columns: {
      buyer: '購入者',
      event: 'イベント',
      tickets: 'チケット',
      total: '合計',
      status: '状態',
      created: '注文日時',
      actions: '操作',
    },
    pages: 'ページ',
    page: (page: number, pages: number) => `${page}/${pages}ページ`,
    newer: '新しい注文',
    older: '古い注文',
    confirm: '確定',
    confirmOf: (order: string) => `確定：注文${order}を支払い済みにする`,
    confirmMany: (count: number) => many(count, { other: '#件を支払い済みにする' }),
    confirmed: (done: number, already: number) => {
      const kept = many(already, { other: '注文#件はすでに支払い済みのため、変更はありません。' });
      const changed = many(done, { other: '注文#件を支払い済みにしました。' });
      return [done > 0 ? changed : '', already > 0 ? kept : ''].filter(Boolean).join('');
    },
    capture: '売上確定',
    captureOf: (order: string) => `売上確定：注文${order}の支払い`,
    void: '支払い取消',
    voidOf: (order: string) => `支払い取消：注文${order}`,
    voidTitle: 'この支払いを取り消しますか？',
    voidText: (name: string) =>
      `${name}の注文のために確保した代金を解放し、チケットを再び販売します。この操作は元に戻せません。`,
    asked: {
      capture: '売上を確定しています。まもなく支払い済みになります。',
      void: '支払いを取り消しています。まもなくチケットが再び販売されます。',
    },
    settling: {
      capture: '売上確定中',
      void: '取消中',
      either: '支払いを処理中',
    },
    archive: (count: number) => many(count, { other: '#件をアーカイブ' }),
    unarchive: (count: number) => many(count, { other: '#件を元に戻す' }),
    archived: (count: number) => many(count, { other: '注文#件をアーカイブしました' }),
    unarchived: (count: number) => many(count, { other: '注文#件をアーカイブから戻しました' }),
    channels: { ONLINE: 'サイト', OFFLINE_POS: '窓口（オフライン）' },
    guests: 'ゲストとチケット',
    tickets: 'チケット',
    noTickets: 'この注文のチケットは発行されていません。',
    checkedIn: (when: string) => `入場済み：${when}`,
    facts: 'この注文について',
    email: 'メールアドレス',
    channel: '販売方法',
    method: '支払い方法',
    salesOfEvent: 'イベント全体',
    sales: (orders: number, revenue: string) => `${many(orders, { other: '支払い済み注文#件' })}、${revenue}`,
    invoice: '請求内容',
    form: 'ゲストフォーム',
    saveForm: '回答を保存',
    history: {
      title: '履歴',
      made: '注文',
      what: {
        OrderInitiated: '注文',
        OrderConfirmed: '確定',
        OrderUpdated: '変更',
        OrderDeleted: '消去',
      },
      line: (what: string, status: string, name: string) =>
        name === '' ? `${what}：${status}` : `${what}：${status}、${name}`,
      by: (when: string, cause: string) => `${when}、${cause}による`,
      causes: {
        WIX_USER: 'オーナー',
        APP: 'アプリ',
        MEMBER: '会員',
        ANONYMOUS_VISITOR: 'ビジター',
        TIME: '時間の経過',
      },
      source: 'プラットフォームの通知に基づきます。サイトはWebhookの受信側でこれを保存します。',
    },
  },
};
