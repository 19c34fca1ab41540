import { defineError } from '../../errors/app-error.ts';

export class CaptionsEncodingError extends defineError({
  code: 'captions.not_unicode',
  status: 422,
  field: 'file',
  messages: {
    'fa-IR': 'نویسه‌های این فایل خوانده نمی‌شود؛ آن را با کدگذاری UTF-8 ذخیره کنید.',
    'en-US': 'The letters of this file cannot be read, please save it as UTF-8.',
    'ar-EG': 'تعذّرت قراءة حروف هذا الملف، يُرجى حفظه بترميز UTF-8.',
  },
}) {}

export class CaptionsFormatError extends defineError({
  code: 'captions.unknown_format',
  status: 415,
  field: 'file',
  messages: {
    'fa-IR': 'این فایلِ زیرنویس نیست؛ WebVTT یا SRT بفرستید.',
    'en-US': 'This is no captions file, please send WebVTT or SRT.',
    'ar-EG': 'هذا ليس ملف ترجمة، يُرجى إرسال WebVTT أو SRT.',
  },
}) {}

export class CaptionsTimeError extends defineError({
  code: 'captions.broken_time',
  status: 422,
  field: 'file',
  messages: {
    'fa-IR': 'زمان زیرنویس در سطر {{line}} درست نیست.',
    'en-US': 'The time of the caption in line {{line}} is not right.',
    'ar-EG': 'توقيت الترجمة في السطر {{line}} غير صحيح.',
  },
}) {}

export class CaptionTooLongError extends defineError({
  code: 'captions.too_long',
  status: 422,
  field: 'file',
  messages: {
    'fa-IR': 'زیرنویس سطر {{line}} بیش از {{most}} نویسه دارد.',
    'en-US': 'The caption in line {{line}} has more than {{most}} characters.',
    'ar-EG': 'الترجمة في السطر {{line}} تتجاوز {{most}} حرفًا.',
  },
}) {}

export class CaptionsEmptyError extends defineError({
  code: 'captions.empty',
  status: 422,
  field: 'file',
  messages: {
    'fa-IR': 'در این فایل هیچ زیرنویسی نیست.',
    'en-US': 'There is no caption in this file.',
    'ar-EG': 'لا توجد أي ترجمة في هذا الملف.',
  },
}) {}

export class TooManyCaptionsError extends defineError({
  code: 'captions.too_many',
  status: 422,
  messages: {
    'fa-IR': 'یک ویدیو به بیش از {{most}} زبان زیرنویس نمی‌گیرد.',
    'en-US': 'A video has captions in {{most}} languages at most.',
    'ar-EG': 'لا يقبل الفيديو الترجمة بأكثر من {{most}} لغة.',
  },
}) {}

export class NotAFilmError extends defineError({
  code: 'captions.not_a_video',
  status: 422,
  messages: {
    'fa-IR': 'تنها ویدیوها زیرنویس می‌گیرند.',
    'en-US': 'Only videos can have captions.',
    'ar-EG': 'الترجمة متاحة لمقاطع الفيديو فقط.',
  },
}) {}
