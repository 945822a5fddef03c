import type { start as English } from '../en/start.ts';

/** Where a visit begins, and one page as two people see it. */
export const start: typeof English = {
  start: {
    title: 'ショップ、イベント、会員を1つのサンドボックスで',
    lead: 'サイトを選んで、購入、予約、ログインをお試しください。すべてここで応答するため、アカウントもネットワークも実際のお金も不要です。同じシードなら、どの端末でも同じサイトになります。',
    running: (name: string, seed: string) => `表示中：${name}、シード ${seed}`,
    goOn: '買い物を続ける',
    scenarios: 'シナリオ',
    noScenarios: 'シナリオを読み込めませんでした',
    seed: 'シード',
    seedHint: '任意の数字または言葉です。ランダムに見える内容はこれで決まります。',
    start: (name: string) => `開始：${name}`,
    failed: 'サイトを開始できませんでした',
    reset: 'リセット',
    resetTitle: 'このサイトをリセットしますか？',
    resetBody: (name: string, seed: string) =>
      `${name}をシード ${seed} の初期状態に戻します。このサイトのカート、注文、会員、変更内容は失われます。`,
    resetConfirm: 'サイトをリセット',
    /** What each scenario is; one that is not here tells it itself, in English. */
    about: {
      'fresh-shop': '小さなデザインショップです。イベント、クーポン、会員、あらゆる状態の注文があります。',
      'busy-festival': '販売が最盛期のフェスティバルです。数百件の注文があり、たった今入ったものもあります。',
      'sold-out': '好調な土曜日の後です。数量限定の商品もチケットも残っていません。',
      'members-only': '会員限定のイベントです。オーナーの承認とメールアドレスの確認が必要です。',
      'everything-broken': '決済、税金、配送が使えず、呼び出しもときどき失敗します。',
      'empty-site': 'まだ何も販売していないサイトです。商品もイベントもクーポンもありません。',
      'coupon-used-up': '最後のWELCOME10が使われた日のデザインショップです。',
      'sale-starts-tomorrow': '今後のイベントのチケットは、すべて明日10時に販売を開始します。',
      'shop-usd': '米ドル表示です。州ごとの税が別途加算されます。',
      'shop-jpy': '小数のない日本円表示です。税込価格です。',
      'shop-kwd': '1,000分の1の単位を持つクウェート・ディナール表示です。',
      'shop-inr': 'ラークとクロールで区切るルピー表示です。税込価格です。',
    } as Readonly<Record<string, string>>,
  },
  split: {
    title: '2人で1つのサイト',
    open: 'このページを並べて表示',
    openHint: '2人がそれぞれ自分のカートを持ちます',
    page: 'ページ',
    show: '表示',
    left: '左側',
    right: '右側',
    frame: (name: string) => `${name}のプレイグラウンド`,
  },
};
