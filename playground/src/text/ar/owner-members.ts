import { counting } from '../counting.ts';
import type { ownerMembers as English } from '../en/owner-members.ts';
import { iso, nouns } from './nouns.ts';

const many = counting('ar');

/** The owner's members screen. */
export const ownerMembers: typeof English = {
  ownerMembers: {
    title: 'الأعضاء',
    lead: 'من يحق له تسجيل الدخول في هذا الموقع. يجري القبول والحظر في صفحات المنصة؛ أما هنا فتتولاهما بيئة التجربة، وليسا جزءًا من العميل.',
    count: (count) => many(count, nouns.member),
    columns: { member: 'العضو', state: 'الحالة', actions: 'الإجراءات' },
    states: {
      active: 'يمكنه تسجيل الدخول',
      approval: 'ينتظر قرارك',
      email: 'بريده غير مؤكَّد',
      reset: 'عليه تعيين كلمة مرور جديدة',
      blocked: 'محظور',
    },
    delete: 'حذف',
    deleted: (name) => `حُذف ${iso(name)}`,
    deleteTitle: 'حذف هذا العضو؟',
    deleteText: (name) =>
      `يُسجَّل خروج ${iso(name)} من كل مكان ولا يمكنه تسجيل الدخول بعد ذلك. تبقى الطلبات. لا يمكن التراجع عن ذلك.`,
    approve: 'قبول',
    approved: (name) => `قُبل ${iso(name)}، وأُرسلت إليه رسالة بذلك.`,
    block: 'حظر',
    blocked: (name) => `حُظر ${iso(name)}، وسُجّل خروجه من كل مكان.`,
    unblock: 'إلغاء الحظر',
    unblocked: (name) => `يحق لـ ${iso(name)} تسجيل الدخول من جديد.`,
    activate: 'إرسال رسالة تفعيل',
    activated: (email) => `أُرسلت إلى ${iso(email)} رسالة فيها رابط لتعيين كلمة المرور.`,
    add: 'إضافة عضو',
    addText: 'يضمن أحد تطبيقات الموقع شخصًا بعنوان بريده الإلكتروني، فتصله رسالة لتعيين كلمة مروره.',
    added: (email) => `أصبح ${iso(email)} عضوًا.`,
    empty: 'لا أحد بعد',
    emptyText: 'أضف شخصًا، أو سجّل عضوًا في المتجر.',
    for: (action, name) => `${action}: ${iso(name)}`,
  },
};
