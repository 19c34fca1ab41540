import { defineError } from '../../errors/app-error.ts';

export class RecordingAudienceError extends defineError({
  code: 'recordings.audience',
  status: 409,
  messages: {
    'fa-IR': 'این پخش برای همه یا مشترکان نبود. فیلمش در گنجینهٔ شماست؛ از آن‌جا با شرط‌های خودتان منتشرش کنید.',
    'en-US':
      'This stream was neither for everybody nor for subscribers. Publish its film from your vault, as you like.',
    'ar-EG': 'لم يكن هذا البث للجميع ولا للمشتركين. انشر فيلمه من خزانتك بالشروط التي تريدها.',
  },
}) {}

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
    'fa-IR': 'این ضبط منتشر شده است؛ ویدیویش را در استودیو ویرایش یا حذف کنید.',
    'en-US': 'This recording is published; change or delete its video in the studio.',
    'ar-EG': 'هذا التسجيل منشور؛ عدّل الفيديو أو احذفه في الاستوديو.',
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
