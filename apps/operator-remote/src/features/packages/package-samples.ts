import type { ManagedPackage } from '@barg/api-client/models';

/** A package of tests, by its name: ten tokens for eight dollars, on sale. */
export const managedPackage = (name: string, rest: Partial<ManagedPackage> = {}): ManagedPackage => ({
  ...{ _id: name, names: { 'fa-IR': 'جوانه', 'en-US': name, 'ar-EG': 'برعم' }, tokens: 10, price: 8, currency: 'USD' },
  ...{ position: 0, isOffered: true, isOnSale: true, gift: 2, version: 1 },
  ...rest,
});
