import { defineError } from '../../errors/app-error.ts';

export class OwnContentError extends defineError({
  code: 'reports.own_content',
  status: 422,
  messages: {
    'fa-IR': 'آنچه را از آنِ خودتان است نمی‌توان گزارش کرد.',
    'en-US': 'What is your own cannot be reported.',
    'ar-EG': 'لا يمكن الإبلاغ عمّا هو لك.',
  },
}) {}

export class ReportClosedError extends defineError({
  code: 'reports.closed',
  status: 409,
  messages: {
    'fa-IR': 'این گزارش پیش‌تر بسته شده است.',
    'en-US': 'This report has been closed already.',
    'ar-EG': 'أُغلق هذا البلاغ من قبل.',
  },
}) {}

export class OutcomeImpossibleError extends defineError({
  code: 'reports.outcome_impossible',
  status: 422,
  field: 'outcome',
  messages: {
    'fa-IR': 'این کار برای این گزارش شدنی نیست.',
    'en-US': 'This cannot be done about this report.',
    'ar-EG': 'لا يمكن تنفيذ ذلك بشأن هذا البلاغ.',
  },
}) {}
