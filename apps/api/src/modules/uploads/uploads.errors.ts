import { defineError } from '../../errors/app-error.ts';

export class UploadProtocolError extends defineError({
  code: 'uploads.protocol',
  status: 412,
  messages: {
    'fa-IR': 'این درخواست با پروتکل tus 1.0.0 نمی‌خواند.',
    'en-US': 'This request does not speak tus 1.0.0.',
    'ar-EG': 'هذا الطلب لا يتبع بروتوكول tus 1.0.0.',
  },
}) {}

export class UploadOffsetError extends defineError({
  code: 'uploads.offset_conflict',
  status: 409,
  messages: {
    'fa-IR': 'این بخش جای دیگری از فایل است؛ از جایی که رسیده ادامه دهید.',
    'en-US': 'This part belongs elsewhere in the file, please go on from where it is.',
    'ar-EG': 'هذا الجزء من موضع آخر في الملف، تابع من حيث وصل.',
  },
}) {}

/**
 * What has arrived waits until fewer files of its owner do. Clients of tus begin anew after other refusals of their
 * question how far it is; after this one they ask again.
 */
export class UploadHeldError extends defineError({
  code: 'uploads.held',
  status: 423,
  retryAfter: 120,
  messages: {
    'fa-IR': 'این فایل کامل رسیده و منتظر نوبت است؛ {{wait}} دوباره بپرسید.',
    'en-US': 'This file has arrived and waits for a place, please ask again {{wait}}.',
    'ar-EG': 'وصل هذا الملف وهو ينتظر دوره، يُرجى السؤال مرة أخرى {{wait}}.',
  },
}) {}
