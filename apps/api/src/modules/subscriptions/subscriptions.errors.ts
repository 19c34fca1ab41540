import { defineError } from '../../errors/app-error.ts';

export class AlreadySubscribedError extends defineError({
  code: 'subscription.already_active',
  status: 409,
  messages: {
    'fa-IR': 'اشتراک شما هم‌اکنون فعال است.',
    'en-US': 'Your subscription is already active.',
    'ar-EG': 'اشتراكك نشط بالفعل.',
  },
}) {}

export class SubscriptionTypeUnavailableError extends defineError({
  code: 'subscription.type_unavailable',
  status: 409,
  messages: {
    'fa-IR': 'این نوع اشتراک برای شما فراهم نیست.',
    'en-US': 'This kind of subscription is not available to you.',
    'ar-EG': 'هذا النوع من الاشتراك غير متاح لك.',
  },
}) {}
