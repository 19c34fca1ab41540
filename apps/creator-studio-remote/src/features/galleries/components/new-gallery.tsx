import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import type { PlannedWorkBody } from '../../../shared/work-schema.ts';
import { useCreateGalleryMutation } from '../api/galleries.ts';
import { GalleryForm } from './gallery-form.tsx';

/** Publishes a gallery and goes on to its page, where photos are added. */
export function NewGallery() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigateIfHere();
  const toast = useToast();
  const [createGallery] = useCreateGalleryMutation();
  const attempt = useAttemptKey('gallery:new');

  const handleSubmit = async ({ publishAt, ...words }: PlannedWorkBody) => {
    const body = { ...words, ...(publishAt && { publishAt }) };
    const { _id } = await attempt(body, (key) => createGallery({ body, key }).unwrap());
    toast(t(publishAt ? 'galleries.planned' : 'galleries.created'), { tone: 'success' });
    navigate(paths.editGallery(_id), { replace: true });
  };

  return <GalleryForm onSubmit={handleSubmit} />;
}
