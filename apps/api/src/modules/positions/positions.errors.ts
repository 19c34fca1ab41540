import { defineError } from '../../errors/app-error.ts';

export class NotPlayableError extends defineError({
  code: 'files.not_playable',
  status: 422,
  messages: {
    'fa-IR': 'تنها ویدیوها و صداها پخش می‌شوند.',
    'en-US': 'Only videos and sounds are played.',
    'ar-EG': 'يُشغَّل الفيديو والصوت فقط.',
  },
}) {}
