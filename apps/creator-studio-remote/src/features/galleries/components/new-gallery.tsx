import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
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
  const attempt = useRef({ fingerprint: '', key: '' });

  const handleSubmit = async ({ publishAt, ...words }: PlannedWorkBody) => {
    const body = { ...words, ...(publishAt && { publishAt }) };
    // One key for all attempts at the same gallery; a changed one is another.
    const fingerprint = JSON.stringify(body);
    if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() };
    const { _id } = await createGallery({ body, key: attempt.current.key }).unwrap();
    toast(t(publishAt ? 'galleries.planned' : 'galleries.created'), { tone: 'success' });
    void navigate(paths.editGallery(_id), { replace: true });
  };

  return <GalleryForm onSubmit={handleSubmit} />;
}
