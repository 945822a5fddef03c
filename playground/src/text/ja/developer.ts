import { counting } from '../counting.ts';
import type { developer as English } from '../en/developer.ts';

const many = counting('ja');
const calls = (count: number) => many(count, { other: '呼び出し#件' });

/** What developers look at. */
export const developer: typeof English = {
  developer: {
    title: '開発者',
    panels: '開発者パネル',
    tabs: {
      log: 'ログ',
      token: 'トークン',
      errors: 'エラー',
      clock: '時計',
      webhooks: 'Webhook',
      state: '状態',
    },
    showAs: 'この画面の表示状態',
    showCode: 'エラー',
    states: {
      normal: '実際の状態',
      loading: '読み込み中',
      empty: '空',
      partial: '一部失敗',
      error: '失敗',
      offline: 'オフライン',
    },
    log: 'リクエストログ',
    lead: 'このページが行ったすべての呼び出しを、クライアントから見た内容で表示します。',
    filter: 'パス、メソッド、操作名で絞り込み',
    clear: 'クリア',
    empty: '呼び出しはまだありません',
    noMatch: '該当する呼び出しはありません',
    count: (count: number) => calls(count),
    request: 'リクエスト',
    response: 'レスポンス',
    requestOf: (number: number) => `リクエスト${number}`,
    responseOf: (number: number) => `レスポンス${number}`,
    hook: 'フック',
    pressed: '操作元',
    showPressed: (name: string) => `操作元を表示：${name}`,
    gone: (name: string) => `「${name}」はこのページにもうありません。`,
    waiting: '待機中',
    underWay: '送信済み',
    times: (count: number) => `${count}×`,
    record: '記録',
    stop: (steps: number) => `記録を停止（${steps}）`,
    exportSession: 'エクスポート',
    importSession: 'インポートして再生',
    kept: (steps: number, hash: string) =>
      `${calls(steps)}を機密情報なしで記録しました。終了時の状態ハッシュ：${hash}`,
    playedSame: (steps: number, hash: string) =>
      `${calls(steps)}を再生し、同じ状態ハッシュになりました：${hash}`,
    playedOther: (steps: number, different: number, hash: string) =>
      `${calls(steps)}を再生し、${different}件の応答が異なりました。状態ハッシュも異なります：${hash}`,
    replay: '再実行',
    repeated: '呼び出しを再実行しました。',
    copyCurl: 'curlとしてコピー',
    copyFixture: 'フィクスチャとしてコピー',
    copyCode: 'コードとしてコピー',
    role: '立場',
    service: 'サービス',
    tries: '試行回数',
    code: 'コード',
    advice: '対処方法',
    requestId: 'リクエストID',
    none: 'なし',
    failed: '失敗',
    duration: (ms: number) => `${Math.round(ms)} ms`,
  },
};
