import type { ownerSite as English } from '../en/owner-site.ts';

/** Rates of tax and the time that tickets are held. */
export const ownerSite: typeof English = {
  ownerSite: {
    site: {
      groups: { holds: 'チケットの取り置き', tax: '税の設定' },
      holdEvent: 'イベント',
      minutes: '分数',
      minutesHint: (shortest: number, longest: number) =>
        `このイベントのチケットを取り置く時間（${shortest}～${longest}分）。これはプラットフォームの呼び出しです。`,
      saveMinutes: '分数を保存',
      rates: { standard: '標準税率（%）', reduced: '軽減税率（%）' },
      saveTax: '税率を保存',
    },
  },
};
