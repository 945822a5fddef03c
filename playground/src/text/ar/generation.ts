import type { generation as English } from '../en/generation.ts';
import { iso } from './nouns.ts';

/** The contract families of the site, and which one a screen or a call belongs to. */
export const generation: typeof English = {
  generation: {
    label: 'جيل الموقع',
    hint: 'جيل استدعاءات المتجر: V1 أو V3',
    catalog: (version) => `كتالوج ${version}`,
    names: {
      v1: 'كتالوج V1 + سلة V1',
      v3: 'كتالوج V3 + سلة V2',
      moving: 'موقع ينتقل',
    },
    about: {
      v1: 'العائلة الأولى',
      v3: 'العائلة الثانية',
      moving: 'يبدأ بـ V1 وينتقل إلى V3 والصفحات مفتوحة',
    },
    move: 'نقل الكتالوج إلى V3 الآن',
    moved: 'تم تحديث المتجر. يُرجى مراجعة سلتك.',
    failed: 'تعذّر تغيير الجيل.',
    answered: (version) => `أجاب ${iso(version)}`,
    ends: (call) => `كتالوج هذا الموقع V3، لذا ترفض المنصة ${iso(call)} هنا.`,
    follows: (call) => `البديل هو ${iso(call)}.`,
  },
};
