import { counting } from '../counting.ts';
import type { owner as English } from '../en/owner.ts';
import { ownerOrders } from './owner-orders.ts';
import { ownerSite } from './owner-site.ts';
import { pos } from './pos.ts';

const many = counting('ja');

/** The owner's area: its frame, the overview and the events. */
export const owner: typeof English = {
  ...ownerOrders,
  ...ownerSite,
  ...pos,
  owner: {
    nav: {
      label: 'オーナー管理画面',
      overview: '概要',
      events: 'イベント',
      orders: '注文',
      pos: '窓口販売',
      catalog: 'カタログ',
      collections: 'コレクション',
      requests: '再入荷待ち',
      members: '会員',
      settings: 'サイト設定',
    },
    identity: {
      label: 'このエリアの呼び出しの立場',
      owner: 'オーナー',
      note: (name) =>
        `現在、これらの画面は閲覧中の立場（${name}）で呼び出しています。許可されない操作は拒否され、誰なら可能かが表示されます。`,
    },
    /** Who may make a call, by the platform's names of identities. */
    needs: (identities: readonly string[]) =>
      `この操作には別の立場が必要です。対象：${identities.map((name) => ({ owner: 'オーナー', app: 'サイトのアプリ', member: '会員', visitor: 'ビジター' })[name] ?? name).join('、')}。`,
    columns: '列',
    selectAll: 'この一覧をすべて選択',
    select: (name: string) => `${name}を選択`,
    selected: (count: number) => many(count, { other: '#件を選択中' }),
    unselect: '選択を解除',
    saved: '保存しました',
    overview: {
      title: 'オーナー管理画面',
      lead: 'サイトの状況です。各数値から、その内訳の一覧に移動できます。',
      sales: 'チケットの売上',
      revenue: (total: string) => `収益（購入者の支払額${total}のうち）`,
      paidOrders: (orders: number, tickets?: number) =>
        many(orders, { other: '注文#件' }) +
        (tickets === undefined ? '' : `、${many(tickets, { other: 'チケット#枚' })}`),
      nothingSold: 'チケットはまだ売れていません。',
      byDay: '過去4週間の日別チケット販売数（有料・無料）',
      asTable: '数値を表で表示',
      day: '日付',
      paidByEvent: 'イベント別の有料・無料注文',
      waitingOrders: '保留中の注文',
      shop: 'ショップ',
      low: '売り切れ（一部を含む）',
      allLow: (count: number) => many(count, { zero: '売り切れはありません', other: '商品#点をすべて見る' }),
      requests: '再入荷通知を待っている人',
    },
    events: {
      title: 'イベント',
      lead: '下書きを含む、サイトの全イベントです。変更はすぐに全員に反映されます。',
      create: '新しいイベント',
      all: 'すべて',
      search: 'タイトルの先頭でイベントを検索',
      searchHint: 'タイトルの先頭',
      count: (total: number) => many(total, { zero: 'イベントなし', other: 'イベント#件' }),
      emptyTitle: '該当するイベントがありません',
      emptyText: 'この状態とタイトルに合うイベントはありません。',
      statuses: {
        UPCOMING: '開催予定',
        STARTED: '開催中',
        ENDED: '終了',
        CANCELED: '中止',
        DRAFT: '下書き',
      },
      kinds: {
        ALL: 'すべての申込方法',
        TICKETING: 'チケット',
        RSVP: '出欠回答',
        RSVP_AND_TICKETING: '出欠回答とチケット',
      },
      registrations: {
        CLOSED_AUTOMATICALLY: '受付終了',
        CLOSED_MANUALLY: '受付停止',
        OPEN_RSVP: '受付中',
        OPEN_RSVP_WAITLIST_ONLY: 'キャンセル待ちのみ',
        OPEN_TICKETS: 'チケット販売中',
        OPEN_EXTERNAL: '外部で受付',
        SCHEDULED_RSVP: '受付開始前',
        OPEN_RSVP_AND_TICKETS: '受付中',
      },
      columns: {
        title: 'イベント',
        status: '状態',
        when: '日時',
        registration: '申し込み',
        sold: '参加予定',
        created: '作成日',
      },
      ticketsSold: (count: number) => many(count, { zero: '販売なし', other: '#枚販売済み' }),
      guests: (count: number) => many(count, { zero: 'ゲストなし', other: 'ゲスト#名' }),
      bulk: {
        narrow: 'まとめて中止または削除するには、状態を選ぶか、検索するか、個別に選択してください。',
        list: '対象のイベント',
        results: '各イベントの結果',
        kept: (count: number) =>
          many(count, {
            other: 'そのうち#件は、下書き、終了、中止済みのいずれかのため中止できません。現状のままです。',
          }),
        type: (count: number) => `確認のため${count}と入力してください`,
        failed: (status: string) => `変更なし：${status}`,
        cancel: {
          title: 'イベントを中止',
          offer: (count: number) => many(count, { other: 'この#件を中止' }),
          means: (count: number) =>
            many(count, {
              zero: '対象のイベントはありません。',
              other:
                'イベント#件を中止します。元に戻せません。申し込みは締め切られ、ゲストにメールで通知されます。',
            }),
          action: 'イベントを中止',
          one: '中止しました',
          done: (done: number, failed: number) =>
            `${many(done, { zero: '中止したイベントはありません', other: 'イベント#件を中止しました' })}${many(failed, { zero: '。', other: '。#件は現状のままです。' })}`,
        },
        delete: {
          title: 'イベントを削除',
          offer: (count: number) => many(count, { other: 'この#件を削除' }),
          means: (count: number) =>
            many(count, {
              zero: '対象のイベントはありません。',
              other: 'イベント#件をチケットとともに削除します。元に戻せません。',
            }),
          action: 'イベントを削除',
          one: '削除しました',
          done: (done: number, failed: number) =>
            `${many(done, { zero: '削除したイベントはありません', other: 'イベント#件を削除しました' })}${many(failed, { zero: '。', other: '。#件は残っています。' })}`,
        },
      },
    },
    editor: {
      title: 'イベント',
      newTitle: '新しいイベント',
      gone: 'イベントが見つかりません',
      goneText: '削除されたか、アドレスに誤りがある可能性があります。',
      about: '概要',
      when: '日時',
      where: '場所',
      registration: '申し込み',
      fields: {
        title: 'タイトル',
        short: '短い紹介文',
        text: '説明',
        imageUrl: '画像のアドレス',
        imageAlt: '画像の説明',
        undated: '日程は未定',
        undatedText: '日程の代わりに表示する文',
        start: '開始',
        end: '終了',
        zone: 'タイムゾーン',
        place: '場所の種類',
        placeName: '会場名',
        address: '番地',
        city: '市区町村',
        country: '国',
        kind: '申込方法',
        categories: 'カテゴリー',
      },
      places: {
        VENUE: '会場',
        ONLINE: 'オンライン',
        OPEN: '未定',
      },
      shortHint: '一覧に表示されます。',
      textHint: '段落の間は1行空けてください。',
      zoneHint: '開始と終了は、このタイムゾーンの時刻です。',
      countryHint: 'DEのような2文字のコード。',
      seriesHint: '連続開催の場合は日程を追加してください。それぞれ別のイベントになります。',
      addDate: '1週間後の日程を追加',
      date: (number: number) => `日程${number}`,
      removeDate: (number: number) => `日程${number}を削除`,
      problems: {
        missing: '入力してください。',
        backwards: '終了が開始より前になっています。開始より後の時刻を選んでください。',
        noZone: 'タイムゾーンが正しくありません。Europe/Berlinのように入力してください。',
        noCountry: '国はDEのような2文字のコードで入力してください。',
      },
      preview: 'プレビュー',
      noTitle: 'タイトル未入力',
      noDates: '日程未入力',
      saveDraft: '下書きとして保存',
      draftHint: '下書きはオーナーにのみ表示されます。準備ができたら公開してください。',
      draftMade: (title: string) => `「${title}」を下書きとして保存しました`,
      save: '変更を保存',
      unsaved: '保存していない変更があります。',
      nothingToSave: 'すべて保存されています。',
      kindLater: 'イベントの作成後は変更できません。',
      kindFixed:
        'ゲストの申し込みに関わるため、イベントの作成後は変更できません。変更するには新しいイベントを作成してください。',
      noCategories: 'なし',
      categoriesFixed: 'プラットフォームには変更する呼び出しがありません。ダッシュボードで設定します。',
      publish: '公開',
      clone: '複製',
      cancel: 'イベントを中止',
      delete: 'イベントを削除',
      cloned: (title: string) =>
        `「${title}」を約2週間後の下書きとして作成しました。チケットはまだ売れていません。`,
      canceledNote:
        'このイベントは中止され、元に戻せません。申し込みは締め切られ、ゲストにメールで通知されました。改めて開催するには、複製してください。',
      questions: {
        publish: {
          title: 'このイベントを公開しますか？',
          body: '公開すると全員に表示されます。この操作は元に戻せず、公開したイベントは下書きに戻せません。',
        },
        cancel: {
          title: 'このイベントを中止しますか？',
          body: '申し込みはすぐに締め切られ、ゲストにメールで通知されます。この操作は元に戻せず、中止したイベントは再開できません。注文はそのまま残ります。',
        },
        delete: {
          title: 'このイベントを削除しますか？',
          body: 'イベントとチケットが削除されます。この操作は元に戻せません。',
        },
      },
      done: {
        publish: '公開しました。元に戻せません。',
        cancel: '中止しました。ゲストにメールで通知しました。',
        delete: '削除しました',
      },
    },
  },
};
