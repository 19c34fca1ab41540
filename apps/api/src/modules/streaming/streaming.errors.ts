import { defineError } from '../../errors/app-error.ts';

export class StreamEndedError extends defineError({
  code: 'stream.ended',
  status: 404,
  messages: {
    'fa-IR': 'این پخش زنده پایان یافته است.',
    'en-US': 'This live stream has ended.',
    'ar-EG': 'انتهى هذا البث المباشر.',
  },
}) {}
