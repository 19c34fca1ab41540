import { defineError } from '../../errors/app-error.ts';

export class RecordingStillRunsError extends defineError({
  code: 'recordings.still_runs',
  status: 409,
  messages: {
    'fa-IR': 'پخش هنوز تمام نشده است.',
    'en-US': 'The stream has not ended yet.',
    'ar-EG': 'لم ينتهِ البث بعد.',
  },
}) {}

export class RecordingPublishedError extends defineError({
  code: 'recordings.published',
  status: 409,
  messages: {
    'fa-IR': 'این ضبط منتشر شده است؛ نخست آن را برگردانید، یا ویدیویش را در استودیو ویرایش یا حذف کنید.',
    'en-US': 'This recording is published: take it back first, or change or delete its video in the studio.',
    'ar-EG': 'هذا التسجيل منشور: اسحبه أولًا، أو عدّل الفيديو أو احذفه في الاستوديو.',
  },
}) {}

export class RecordingTakenDownError extends defineError({
  code: 'recordings.taken_down',
  status: 409,
  messages: {
    'fa-IR':
      'سایت این پخش را حذف کرده است و تا این حذف برجاست ضبطش همان‌گونه می‌ماند. در «محتوای حذف‌شده» حساب خود می‌توانید اعتراض کنید.',
    'en-US':
      'The site has removed this stream, and its recording stays as it is while that stands. You can object under “Removed content” in your account.',
    'ar-EG':
      'حذف الموقع هذا البث، ويبقى تسجيله كما هو ما دام الحذف قائمًا. يمكنك الاعتراض ضمن «المحتوى المحذوف» في حسابك.',
  },
}) {}

export class RecordingNotMadeError extends defineError({
  code: 'recordings.not_made',
  status: 409,
  messages: {
    'fa-IR': 'فیلم این پخش هنوز آماده نیست.',
    'en-US': 'The film of this stream is not made yet.',
    'ar-EG': 'لم يجهز فيلم هذا البث بعد.',
  },
}) {}

export class RecordingCutError extends defineError({
  code: 'recordings.cut',
  status: 422,
  messages: {
    'fa-IR': 'آغاز و پایانی درون فیلم برگزینید که دست‌کم یک ثانیه از هم دور باشند و چیزی کنار بگذارند.',
    'en-US': 'Choose a beginning and an end within the film, at least a second apart, that leave something out.',
    'ar-EG': 'اختر بداية ونهاية داخل الفيلم بينهما ثانية على الأقل وتتركان شيئًا منه.',
  },
}) {}

export class RecordingEmptyError extends defineError({
  code: 'recordings.empty',
  status: 422,
  messages: {
    'fa-IR': 'از این پخش چیزی ضبط نشد.',
    'en-US': 'Nothing of this stream was recorded.',
    'ar-EG': 'لم يُسجَّل شيء من هذا البث.',
  },
}) {}
