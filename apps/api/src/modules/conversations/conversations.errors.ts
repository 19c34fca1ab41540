import { defineError } from '../../errors/app-error.ts';

export class AwaitingAnswerError extends defineError({
  code: 'messages.awaiting_answer',
  status: 409,
  messages: {
    'fa-IR': 'پیام‌هایتان رسیده است ({{most}}). تا پاسخی نیاید نمی‌توان بیش از این نوشت.',
    'en-US': 'Your messages have arrived ({{most}}). You can write more once they are answered.',
    'ar-EG': 'وصلت رسائلك ({{most}}). يمكنك كتابة المزيد بعد أن يأتي الرد.',
  },
}) {}

export class TooManyNewConversationsError extends defineError({
  code: 'conversation.too_many_new',
  status: 429,
  messages: {
    'fa-IR': 'امروز برای افراد تازهٔ زیادی نوشته‌اید (حداکثر {{most}} نفر در روز)؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'You have written to many new people today (at most {{most}} a day), please try again {{wait}}.',
    'ar-EG': 'كتبت اليوم إلى أشخاص جدد كثيرين (الحد {{most}} في اليوم)، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

/** It names no word: whoever wants to get around the list would learn it so. */
export class FilteredWordsError extends defineError({
  code: 'messages.filtered_words',
  status: 422,
  field: 'text',
  messages: {
    'fa-IR': 'در این متن واژه‌ای هست که اینجا پذیرفته نمی‌شود. آن را جور دیگری بنویسید.',
    'en-US': 'This text has words that are not accepted here. Please put it differently.',
    'ar-EG': 'في هذا النص كلمات غير مقبولة هنا. اكتبها بصيغة أخرى.',
  },
}) {}

export class ConversationNotAllowedError extends defineError({
  code: 'conversation.not_allowed',
  status: 403,
  messages: {
    'fa-IR': 'گفت‌وگو تنها میان سازندگان و هواداران ممکن است.',
    'en-US': 'Conversations are possible only between creators and fans.',
    'ar-EG': 'المحادثات ممكنة بين المبدعين والمعجبين فقط.',
  },
}) {}
