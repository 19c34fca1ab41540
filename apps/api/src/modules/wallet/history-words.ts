import { messagesLocaleOf } from '@barg/contract';
import { wordsIn, type Wording } from '../../shared/wording/wording.ts';

/** The column headings of the CSV file. */
const HEADINGS: Wording<readonly string[]> = {
  'fa-IR': [
    'زمان (UTC)',
    'نوع',
    'سازنده',
    'نام کاربری',
    'اثر',
    'یادداشت',
    'توکن',
    'پرداخت‌شده',
    'مالیات آن',
    'ارز',
    'شناسه',
  ],
  'en-US': (say) => [
    say`Time (UTC)`,
    say`Kind`,
    say`Creator`,
    say`Username`,
    say`Item`,
    say`Note`,
    say`Tokens`,
    say`Paid`,
    say`Tax in it`,
    say`Currency`,
    say`Id`,
  ],
  'ar-EG': [
    'الوقت (UTC)',
    'النوع',
    'المبدع',
    'اسم المستخدم',
    'العمل',
    'ملاحظة',
    'توكن',
    'المدفوع',
    'الضريبة ضمنه',
    'العملة',
    'المعرّف',
  ],
};

export const historyHeadings = (culture: string): readonly string[] => wordsIn(HEADINGS, messagesLocaleOf(culture));
