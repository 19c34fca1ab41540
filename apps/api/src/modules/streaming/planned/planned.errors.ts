import { defineError } from '../../../errors/app-error.ts';

export class PlannedTimeError extends defineError({
  code: 'stream.time_out_of_bounds',
  status: 422,
  field: 'plannedAt',
  messages: {
    'fa-IR': 'زمان پخش باید در آینده و حداکثر یک سال بعد باشد.',
    'en-US': 'The time of the stream must lie ahead, within a year.',
    'ar-EG': 'يجب أن يكون موعد البث في المستقبل وخلال سنة.',
  },
}) {}

export class TooManyPlansError extends defineError({
  code: 'stream.too_many_planned',
  status: 409,
  messages: {
    'fa-IR': 'حداکثر {{maximum}} پخش زنده را می‌توان برنامه‌ریزی کرد.',
    'en-US': 'At most {{maximum}} live streams can be planned at a time.',
    'ar-EG': 'الحد الأقصى للبثوث المباشرة المخططة: {{maximum}}.',
  },
}) {}

/** It has begun, or was called off. */
export class NotPlannedError extends defineError({
  code: 'stream.not_planned',
  status: 409,
  messages: {
    'fa-IR': 'این پخش دیگر در برنامه نیست.',
    'en-US': 'This live stream is no longer planned.',
    'ar-EG': 'لم يعد هذا البث مخططًا له.',
  },
}) {}

export class TicketsSoldError extends defineError({
  code: 'stream.tickets_sold',
  status: 409,
  field: 'audience',
  messages: {
    'fa-IR': 'برای این پخش بلیت فروخته شده است؛ پخش با بلیت می‌ماند.',
    'en-US': 'Tickets of this stream are sold: it stays one with tickets.',
    'ar-EG': 'بيعت تذاكر لهذا البث، فيبقى بتذاكر.',
  },
}) {}

export class TooSoonForTicketsError extends defineError({
  code: 'stream.too_soon_for_tickets',
  status: 409,
  field: 'plannedAt',
  messages: {
    'fa-IR': 'برای این پخش بلیت فروخته شده است؛ زمان زودتر باید دست‌کم ۲۴ ساعت بعد باشد.',
    'en-US': 'Tickets of this stream are sold: an earlier time must be at least 24 hours from now.',
    'ar-EG': 'بيعت تذاكر لهذا البث: يجب أن يكون الموعد الأبكر بعد ٢٤ ساعة من الآن على الأقل.',
  },
}) {}

export class StreamTooEarlyError extends defineError({
  code: 'stream.too_early',
  status: 409,
  messages: {
    'fa-IR': 'پخش بلیت‌دار زودتر از ۱۵ دقیقه پیش از زمانش آغاز نمی‌شود؛ می‌توانید زمانش را تغییر دهید.',
    'en-US': 'A stream with tickets begins at most 15 minutes before its time. You can move it.',
    'ar-EG': 'لا يبدأ البث ذو التذاكر قبل موعده بأكثر من ١٥ دقيقة، ويمكنك تغيير موعده.',
  },
}) {}
