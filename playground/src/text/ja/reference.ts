import { counting } from '../counting.ts';
import type { reference as English } from '../en/reference.ts';

const many = counting('ja');

/** The calls of the platform, and what a site must be set up for. */
export const reference: typeof English = {
  reference: {
    title: 'リファレンス',
    lead: '仕様にあるすべての呼び出しについて、送信できる立場、引数、拒否の理由を説明します。どれもサンドボックスで試せます。',
    docs: '完全なリファレンスを開く',
    filter: '名前、パス、目的で絞り込み',
    count: (count: number) => many(count, { zero: '該当する呼び出しなし', other: '呼び出し#件' }),
    notFound: '呼び出しが見つかりません',
    notFoundText: (id: string) => `「${id}」という呼び出しは仕様にありません。`,
    who: '呼び出せる立場',
    identities: { visitor: 'ビジター', member: '会員', owner: 'オーナー', app: 'アプリ', anybody: '全員' },
    hook: 'フック',
    service: 'インポート元',
    repeat: '2回送信した場合',
    repeats: {
      read: '何も変わりません',
      same: '同じ状態になります',
      adds: 'もう1件追加されます',
      never: '費用や消費が発生する可能性があります',
    },
    fields: '引数',
    required: '必須',
    codes: '拒否の理由',
    tryIt: 'サンドボックスで試す',
    tryLead:
      '現在サンドボックスにあるIDが入力されています。変更を行う呼び出しは、サンドボックスを実際に変更します。',
    afterProvider:
      'この呼び出しの引数は、IDプロバイダーのページから得られる1回限りの値で、ほかには知らされません。動作を確認するには、そちらでログインしてください（アカウント、シングルサインオン）。ここから送信すると拒否されます。',
    as: '呼び出しの立場',
    fill: 'サンドボックスの値を入力',
    send: '送信',
    address: 'パスとクエリ',
    body: '本文',
    answered: (status: number) => `応答：${status}`,
  },
  preflight: {
    title: '事前チェック',
    lead: 'このようなサイトが動作しない、よくある原因を調べます。専用のビジターとして呼び出すため、カートには影響しません。',
    noSession:
      '事前チェックは、ビジターの立場からサイトを調べます。実行するには、ビジターまたは会員として呼び出してください。',
    again: 'もう一度調べる',
    looking: '調べています',
    found: (count: number) => many(count, { zero: '問題はありません。', other: '確認が必要な項目#件' }),
    findings: '結果',
    statuses: { ok: '正常', warning: '要確認', problem: '問題あり', unknown: '不明' },
    checks: {
      host: 'プラットフォームのアドレス',
      clientId: 'クライアントID',
      clock: 'この端末の時計',
      secureContext: '安全なページ',
      storage: 'このページのストレージ',
      redirectUri: 'ログイン後の戻り先',
      postFlowUrl: '購入手続き後の戻り先',
      origin: 'このページのオリジン',
      published: 'サイトの公開',
      payments: '決済',
    },
  },
};
