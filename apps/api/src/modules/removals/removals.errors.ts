import { defineError } from '../../errors/app-error.ts';

export class RemovalOverError extends defineError({
  code: 'removals.over',
  status: 409,
  messages: {
    'fa-IR': 'این حذف دیگر برگشت‌پذیر نیست: یا برگردانده شده یا مهلتش گذشته است.',
    'en-US': 'This removal can no longer be changed: it was undone, or its time is over.',
    'ar-EG': 'لم يعد بالإمكان تغيير هذا الحذف: إما أُعيد المحتوى أو انقضت مهلته.',
  },
}) {}

export class AlreadyObjectedError extends defineError({
  code: 'removals.already_objected',
  status: 409,
  messages: {
    'fa-IR': 'پیش‌تر به این حذف اعتراض کرده‌اید.',
    'en-US': 'You have objected to this removal already.',
    'ar-EG': 'اعترضت على هذا الحذف من قبل.',
  },
}) {}

export class NoObjectionError extends defineError({
  code: 'removals.no_objection',
  status: 409,
  messages: {
    'fa-IR': 'اعتراض بازی به این حذف نیست.',
    'en-US': 'There is no open objection to this removal.',
    'ar-EG': 'لا يوجد اعتراض مفتوح على هذا الحذف.',
  },
}) {}

export class NothingToRemoveError extends defineError({
  code: 'removals.nothing_there',
  status: 409,
  messages: {
    'fa-IR': 'چیزی برای حذف نمانده است.',
    'en-US': 'There is nothing left to remove.',
    'ar-EG': 'لم يبقَ ما يُحذف.',
  },
}) {}
