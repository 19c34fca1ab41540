import { defineError } from '../../errors/app-error.ts';

export class FanListTakenError extends defineError({
  code: 'fan-lists.taken',
  status: 409,
  field: 'name',
  messages: {
    'fa-IR': 'فهرستی با این نام دارید.',
    'en-US': 'You have a list of this name.',
    'ar-EG': 'لديك قائمة بهذا الاسم.',
  },
}) {}

export class TooManyFanListsError extends defineError({
  code: 'fan-lists.too_many',
  status: 409,
  messages: {
    'fa-IR': 'بیش از {{most}} فهرست نمی‌توان داشت؛ نخست یکی را پاک کنید.',
    'en-US': 'You can have up to {{most}} lists; delete one first.',
    'ar-EG': 'يمكنك امتلاك ما يصل إلى {{most}} قائمة؛ احذف واحدة أولًا.',
  },
}) {}

export class FanListFullError extends defineError({
  code: 'fan-lists.full',
  status: 409,
  messages: {
    'fa-IR': 'در یک فهرست بیش از {{most}} هوادار جا نمی‌شود.',
    'en-US': 'A list holds up to {{most}} fans.',
    'ar-EG': 'تتسع القائمة لما يصل إلى {{most}} معجب.',
  },
}) {}

export class FanListByRulesError extends defineError({
  code: 'fan-lists.by_rules',
  status: 409,
  messages: {
    'fa-IR': 'هواداران این فهرست را قاعده‌هایش تعیین می‌کنند؛ کسی را نمی‌توان به آن افزود یا از آن برداشت.',
    'en-US': 'The rules of this list decide who is in it; nobody can be added or removed.',
    'ar-EG': 'قواعد هذه القائمة هي التي تحدد أعضاءها؛ لا يمكن إضافة أحد أو إزالته.',
  },
}) {}

export class FanListWithMembersError extends defineError({
  code: 'fan-lists.with_members',
  status: 409,
  field: 'rules',
  messages: {
    'fa-IR': 'این فهرست هواداران خودش را دارد و قاعده نمی‌پذیرد.',
    'en-US': 'This list has members of its own, and takes no rules.',
    'ar-EG': 'لهذه القائمة أعضاء أُضيفوا إليها، ولا تقبل قواعد.',
  },
}) {}
