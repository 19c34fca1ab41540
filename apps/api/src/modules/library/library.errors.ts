import { defineError } from '../../errors/app-error.ts';

export class FolderExistsError extends defineError({
  code: 'library.folder_exists',
  status: 409,
  field: 'name',
  messages: {
    'fa-IR': 'پوشه‌ای با این نام دارید.',
    'en-US': 'You have a folder of this name.',
    'ar-EG': 'لديك مجلد بهذا الاسم.',
  },
}) {}

export class TooManyFoldersError extends defineError({
  code: 'library.too_many_folders',
  status: 409,
  messages: {
    'fa-IR': 'بیشتر از {{maximum}} پوشه نمی‌توانید داشته باشید.',
    'en-US': 'You can have {{maximum}} folders at most.',
    'ar-EG': 'لا يمكنك أن تملك أكثر من {{maximum}} مجلد.',
  },
}) {}
