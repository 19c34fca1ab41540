import type { Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { deleteUploadFormsOf } from '../files/upload-forms.repository.ts';

/** Their bytes go with those of all uploads that have no row any more. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await db.deleteFrom('uploads').where('owner_id', '=', id).execute();
  await deleteUploadFormsOf(db, id);
};
