import { defineError } from '../errors/app-error.ts';

export class UnknownEventError extends defineError({
  code: 'realtime.unknown_event',
  status: 400,
  messages: {
    'fa-IR': 'این رویداد شناخته نیست.',
    'en-US': 'This event is not known.',
    'ar-EG': 'هذا الحدث غير معروف.',
  },
}) {}

export class NotJoinedError extends defineError({
  code: 'realtime.not_joined',
  status: 409,
  messages: {
    'fa-IR': 'نخست گفت‌وگو را باز کنید.',
    'en-US': 'Open the conversation first.',
    'ar-EG': 'افتح المحادثة أولًا.',
  },
}) {}

export class TooManySocketsError extends defineError({
  code: 'realtime.too_many_sockets',
  status: 429,
  retryAfter: 10,
  messages: {
    'fa-IR': 'از شبکهٔ شما اتصال‌های زیادی باز است. چند زبانه را ببندید و {{wait}} دوباره تلاش کنید.',
    'en-US': 'Too many connections are open from your network. Close some tabs, and try again {{wait}}.',
    'ar-EG': 'هناك اتصالات كثيرة مفتوحة من شبكتك. أغلق بعض التبويبات وحاول من جديد {{wait}}.',
  },
}) {}
