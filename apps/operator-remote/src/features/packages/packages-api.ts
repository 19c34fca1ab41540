import { idempotencyHeader } from '@barg/api-client/http';
import type { CreatePackageBody, ManagedPackage, UpdatePackageBody } from '@barg/api-client/models';
import { createPackage, listManagedPackages, updatePackage } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';

/** The error code when the package was changed by another operator meanwhile. */
export const PACKAGE_CHANGED = 'package.changed';

interface NewPackage {
  body: CreatePackageBody;
  key: string;
}

/** What was changed alone, with the version that the operator has seen. */
interface PackageChanges extends UpdatePackageBody {
  id: string;
}

/** The packages of tokens, which are few and come at once, and editing them. */
export const {
  useManagedPackagesQuery,
  useLazyManagedPackagesQuery,
  useCreateManagedPackageMutation,
  useChangeManagedPackageMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedPackages: build.query<readonly ManagedPackage[], void>({
      queryFn: defineQuery(async (_: void) => (await listManagedPackages()).data),
      providesTags: ['Operator'],
    }),
    createManagedPackage: build.mutation<ManagedPackage, NewPackage>({
      queryFn: defineQuery(({ body, key }: NewPackage) => createPackage(body, { headers: idempotencyHeader(key) })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    changeManagedPackage: build.mutation<ManagedPackage, PackageChanges>({
      queryFn: defineQuery(({ id, ...changes }: PackageChanges) => updatePackage(id, changes)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
