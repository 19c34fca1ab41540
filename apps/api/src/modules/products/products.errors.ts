import { defineError } from '../../errors/app-error.ts';

export class ProductPriceError extends defineError({
  code: 'products.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'قیمت محصول فروشی باید بیشتر از صفر و حداکثر {{maximum:tokens}} باشد.',
    'en-US': 'The price of a product must be more than zero and at most {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر المنتج أكبر من صفر وبحد أقصى {{maximum:tokens}}.',
  },
}) {}

export class ProductPicturesError extends defineError({
  code: 'products.too_many_pictures',
  status: 422,
  messages: {
    'fa-IR': 'یک محصول حداکثر {{maximum}} عکس دارد.',
    'en-US': 'A product has at most {{maximum}} pictures.',
    'ar-EG': 'للمنتج {{maximum}} صور كحد أقصى.',
  },
}) {}

export class ProductFileMissingError extends defineError({
  code: 'products.file_missing',
  status: 422,
  messages: {
    'fa-IR': 'محصول دیجیتال تا فایلش را نداشته باشد منتشر نمی‌شود.',
    'en-US': 'A digital product is published once it has its file.',
    'ar-EG': 'لا يُنشر المنتج الرقمي قبل إضافة ملفه.',
  },
}) {}

export class StockChangedError extends defineError({
  code: 'products.stock_changed',
  status: 409,
  field: 'stock',
  messages: {
    'fa-IR': 'در این میان موجودی تغییر کرده و اکنون {{stock}} عدد مانده است. عدد را بررسی و دوباره ذخیره کنید.',
    'en-US': 'Meanwhile the stock has changed to {{stock}}. Check the number and save again.',
    'ar-EG': 'تغيّر المخزون في هذه الأثناء وأصبح {{stock}}. راجع العدد واحفظ مرة أخرى.',
  },
}) {}
