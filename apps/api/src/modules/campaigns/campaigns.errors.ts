import { defineError } from '../../errors/app-error.ts';

export class TooManyCampaignsError extends defineError({
  code: 'campaigns.too_many',
  status: 429,
  messages: {
    'fa-IR': 'پیام‌های انبوه این ۲۴ ساعت به پایان رسید؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'That is all the mass messages for 24 hours; try again {{wait}}.',
    'ar-EG': 'بلغت حد الرسائل الجماعية خلال ٢٤ ساعة؛ حاول من جديد {{wait}}.',
  },
}) {}

export class CampaignFilesNotReadyError extends defineError({
  code: 'campaigns.files_not_ready',
  status: 409,
  field: 'fileIds',
  retryAfter: 30,
  messages: {
    'fa-IR': 'فایل‌ها هنوز آماده نیستند؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'The files are not ready yet, please try again {{wait}}.',
    'ar-EG': 'الملفات ليست جاهزة بعد، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

export class CampaignTimeError extends defineError({
  code: 'campaigns.time_out_of_bounds',
  status: 422,
  field: 'scheduledAt',
  messages: {
    'fa-IR': 'زمان ارسال باید در آینده و حداکثر تا یک سال دیگر باشد.',
    'en-US': 'The time of sending must be in the future, within a year.',
    'ar-EG': 'يجب أن يكون وقت الإرسال في المستقبل وخلال سنة.',
  },
}) {}

export class CampaignEndedError extends defineError({
  code: 'campaigns.ended',
  status: 409,
  messages: {
    'fa-IR': 'این پیام انبوه دیگر در حال ارسال نیست.',
    'en-US': 'This mass message is not being sent any more.',
    'ar-EG': 'لم تعد هذه الرسالة الجماعية قيد الإرسال.',
  },
}) {}

export class NothingToUnsendError extends defineError({
  code: 'campaigns.nothing_to_unsend',
  status: 409,
  messages: {
    'fa-IR': 'از این پیام انبوه چیزی برای پس‌گرفتن نیست.',
    'en-US': 'There is nothing of this mass message to take back.',
    'ar-EG': 'لا يوجد ما يمكن سحبه من هذه الرسالة الجماعية.',
  },
}) {}

export class UnknownTimeZoneError extends defineError({
  code: 'campaigns.unknown_time_zone',
  status: 422,
  field: 'quietHours',
  messages: {
    'fa-IR': 'این منطقهٔ زمانی شناخته نیست.',
    'en-US': 'This time zone is not known.',
    'ar-EG': 'هذه المنطقة الزمنية غير معروفة.',
  },
}) {}
