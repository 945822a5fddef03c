import type { ownerSettings as English } from '../en/owner-settings.ts';

/** How the simulated site is switched. */
export const ownerSettings: typeof English = {
  ownerSettings: {
    title: 'サイト設定',
    lead: 'シミュレーション上のサイトの設定です。サンドボックスのもので、クライアントの機能ではありません。',
    saved: '保存しました。次の呼び出しから有効です。',
    groups: {
      site: 'サイトとアプリ',
      members: '会員とログイン',
      shop: 'ショップとチケット',
      addresses: '許可するアドレス',
    },
    switches: {
      sitePublished: 'サイトを公開する',
      storesAppInstalled: 'ストアアプリをインストール済みにする',
      eventsAppInstalled: 'イベントアプリをインストール済みにする',
      verifyEmail: '新規会員にメールアドレスの確認を求める',
      approveMembers: '新規会員をオーナーが承認する',
      storageBlocked: '非表示フレームのストレージをブラウザーが制限する',
      acceptsPayments: '決済方法を接続する',
      taxIncludedInPrices: '税込価格にする',
      collectBackInStock: '再入荷通知を受け付ける',
      backInStockAutomation: 'メールの自動送信を有効にする',
    },
    captcha: 'CAPTCHA',
    captchas: { off: 'なし', visible: '表示', invisible: '非表示' },
    catalogVersion: 'カタログのバージョン',
    allowedRedirects: 'ページの戻り先として許可するオリジン（1行に1件）',
    redirectUris:
      'ログイン後の戻り先として許可するアドレス（1行に1件）。空の場合は、上記オリジンのすべてのアドレス。',
    save: 'アドレスを保存',
  },
};
