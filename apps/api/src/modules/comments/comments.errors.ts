import { defineError } from '../../errors/app-error.ts';

export class CommentsLockedError extends defineError({
  code: 'comments.locked',
  status: 403,
  messages: {
    'fa-IR': 'نظرها برای کسانی باز است که محتوا برایشان باز باشد.',
    'en-US': 'Comments are open to those for whom the content is open.',
    'ar-EG': 'التعليقات متاحة لمن يُتاح له المحتوى.',
  },
}) {}

export class CommentEmptyError extends defineError({
  code: 'comments.empty',
  status: 422,
  messages: {
    'fa-IR': 'چیزی بنویسید یا عکسی بگذارید.',
    'en-US': 'Write something or add a picture.',
    'ar-EG': 'اكتب شيئًا أو أضف صورة.',
  },
}) {}
