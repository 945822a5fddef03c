import { counting } from '../counting.ts';
import type { ownerMembers as English } from '../en/owner-members.ts';

const many = counting('ja');

/** Who may sign in, as the owner of the site decides it. */
export const ownerMembers: typeof English = {
  ownerMembers: {
    title: '会員',
    lead: 'このサイトにログインできる人です。承認とブロックは本来プラットフォームのページで行います。ここではサンドボックスが代わりに行い、クライアントの機能ではありません。',
    count: (count: number) => many(count, { zero: '会員なし', other: '会員#名' }),
    columns: { member: '会員', state: '状態', actions: '操作' },
    states: {
      active: 'ログイン可能',
      approval: '承認待ち',
      email: 'メールアドレス未確認',
      reset: 'パスワードの再設定が必要',
      blocked: 'ブロック済み',
    },
    delete: '削除',
    deleted: (name: string) => `${name}を削除しました`,
    deleteTitle: 'この会員を削除しますか？',
    deleteText: (name: string) =>
      `${name}はすべての端末でログアウトされ、ログインできなくなります。注文は残ります。この操作は元に戻せません。`,
    approve: '承認',
    approved: (name: string) => `${name}を承認し、メールでお知らせしました。`,
    block: 'ブロック',
    blocked: (name: string) => `${name}をブロックし、すべての端末でログアウトしました。`,
    unblock: 'ブロックを解除',
    unblocked: (name: string) => `${name}は再びログインできます。`,
    activate: '有効化メールを送信',
    activated: (email: string) => `パスワード設定用のリンクを${email}に送信しました。`,
    add: '会員を追加',
    addText: 'サイトのアプリがメールアドレスで会員を登録します。本人にパスワード設定用のメールが届きます。',
    added: (email: string) => `${email}を会員に追加しました。`,
    empty: '会員はまだいません',
    emptyText: '会員を追加するか、ショップで会員登録してください。',
    for: (action: string, name: string) => `${action}：${name}`,
  },
};
