import { defineError } from '../../errors/app-error.ts';

export class ConversationNotAllowedError extends defineError({
  code: 'conversation.not_allowed',
  status: 403,
  messages: {
    'fa-IR': 'گفت‌وگو تنها میان سازندگان و هواداران ممکن است.',
    'en-US': 'Conversations are possible only between performers and fans.',
    'ar-EG': 'المحادثات ممكنة بين صنّاع المحتوى والمعجبين فقط.',
  },
}) {}
