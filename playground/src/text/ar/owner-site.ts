import type { ownerSite as English } from '../en/owner-site.ts';

/** Tax rates and the duration of reservations. */
export const ownerSite: typeof English = {
  ownerSite: {
    site: {
      groups: { holds: 'التذاكر المحجوزة مؤقتًا', tax: 'قواعد الضريبة' },
      holdEvent: 'الفعالية',
      minutes: 'الدقائق',
      minutesHint: (shortest, longest) =>
        `مدة الحجز المؤقت لتذاكر هذه الفعالية، بالدقائق، من ${shortest} إلى ${longest}. وهذا استدعاء من استدعاءات المنصة.`,
      saveMinutes: 'حفظ الدقائق',
      rates: { standard: 'النسبة الأساسية المئوية', reduced: 'النسبة المخفضة المئوية' },
      saveTax: 'حفظ النسب',
    },
  },
};
