import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import type { PlannedWorkBody } from '../../../shared/work-schema.ts';
import { useCreateGalleryMutation } from '../api/galleries.ts';
import { GalleryForm } from './gallery-form.tsx';

/** Publishes a gallery and goes on to its page, where photos are added. */
export function NewGallery() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const [createGallery] = useCreateGalleryMutation();
  const attempt = useAttemptKey();

  const handleSubmit = async ({ publishAt, ...words }: PlannedWorkBody) => {
    const body = { ...words, ...(publishAt && { publishAt }) };
    const { _id } = await attempt(body, (key) => createGallery({ body, key }).unwrap());
    toast(t(publishAt ? 'galleries.planned' : 'galleries.created'), { tone: 'success' });
    void navigate(paths.editGallery(_id), { replace: true });
  };

  return <GalleryForm onSubmit={handleSubmit} />;
}
