import { letterLocaleOf } from '@barg/contract';
import type { MessageLocale } from '../../errors/localized-message.ts';

/** The column headings of the CSV file. */
const HEADINGS: Readonly<Record<MessageLocale, readonly string[]>> = {
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
  'en-US': [
    'Time (UTC)',
    'Kind',
    'Creator',
    'Username',
    'Item',
    'Note',
    'Tokens',
    'Paid',
    'Tax in it',
    'Currency',
    'Id',
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

export const historyHeadings = (culture: string): readonly string[] => HEADINGS[letterLocaleOf(culture)];
