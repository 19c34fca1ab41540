import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import type { OwnProductView, VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Card, CardTitle, Inline, Progress, Stack, Text, UserLine } from '@barg/ui-kit';
import { Form, FormSwitch, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { FilePicker } from '../../../shared/file-picker.tsx';
import { UnsentFilesQuestion } from '../../../shared/unsent-files-question.tsx';
import { useStudioGuard } from '../../../shared/use-studio-guard.ts';
import type { SendOptions } from '../../../shared/uploads/send-options.ts';
import { useSending } from '../../../shared/use-sending.ts';
import { ProductPictures } from './product-pictures.tsx';
import { fieldsOf, productBody, productSchema, type ProductBody } from './product-schema.ts';
import { ProductWords } from './product-words.tsx';

const FILES = '.pdf,.epub,.zip,.docx,.xlsx,.pptx,.ttf,.otf,.tif,.tiff,.psd,image/*,audio/*,video/*';

export interface ProductFormProps {
  /** The product that is edited; none for a new one. */
  product?: OwnProductView;
  /** What it throws is shown on the fields it names, or above them. */
  onSend: (body: ProductBody & { keptPictures: string }, options: SendOptions) => Promise<OwnProductView>;
  onSent: (product: OwnProductView) => void;
}

/** A product's words, pictures and file, sent together. */
export function ProductForm({ product, onSend, onSent }: ProductFormProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(productSchema, { defaultValues: fieldsOf(product) });
  const unsent = useUnsentForm(form, `product:${product?._id ?? 'new'}`);
  const [kept, setKept] = useState(product?.pictures ?? []);
  const [added, setAdded] = useState<readonly File[]>([]);
  const [reused, setReused] = useState<readonly VaultItem[]>([]);
  const [file, setFile] = useState<File>();
  const [isFileMissing, setFileMissing] = useState(false);
  const { progress, send, stop } = useSending(['Product']);
  /** What was picked has arrived: its page may be left before the form is drawn anew. */
  const isSent = useRef(false);
  const guard = useStudioGuard(added.length + reused.length > 0 || file !== undefined, () => isSent.current);
  const isDigital = form.watch('type') === 'digital';

  const handleSubmit = async (body: ReturnType<typeof productBody>) => {
    const lacksFile = isDigital && body.isPublished === 'true' && !file && !product?.file;
    setFileMissing(lacksFile);
    if (lacksFile) return;
    const keptPictures = kept.map(({ _id }) => _id).join(',');
    const vaultPictures = reused.map(({ _id }) => _id).join(',');
    const files = { pictures: [...added], vaultPictures, ...(isDigital && file && { file }) };
    isSent.current = false;
    const sent = await send((options) => onSend({ ...body, ...files, keptPictures }, options));
    if (!sent) return;
    setAdded([]);
    setReused([]);
    setFile(undefined);
    setKept(sent.pictures);
    isSent.current = true;
    unsent.forget();
    onSent(sent);
  };

  return (
    <Form form={form} onSubmit={(fields) => handleSubmit(productBody(fields))}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <UnsentFilesQuestion guard={guard} />
      <ProductPictures
        kept={kept}
        added={added}
        reused={reused}
        onKeep={setKept}
        onAdd={setAdded}
        onReuse={setReused}
      />
      <Card as="div">
        <ProductWords isNew={!product} type={form.watch('type')} audience={form.watch('audience')} />
      </Card>
      {isDigital && (
        <Card aria-label={t('products.file.title')}>
          <CardTitle>{t('products.file.title')}</CardTitle>
          <Stack gap={3}>
            <Text tone="muted">{t('products.file.help')}</Text>
            {(file ?? product?.fileName) && (
              <UserLine as={Text} weight="medium" clamp={1} text={file?.name ?? product?.fileName ?? ''} />
            )}
            {isFileMissing && (
              <Text tone="danger" role="alert">
                {t('products.file.missing')}
              </Text>
            )}
            <Inline>
              <FilePicker
                limit="download"
                accept={FILES}
                icon={FileUp}
                label={t(file || product?.file ? 'products.file.replace' : 'products.file.choose')}
                onPick={setFile}
              />
            </Inline>
          </Stack>
        </Card>
      )}
      <Card as="div">
        <FormSwitch name="isPublished" label={t('products.offer')} help={t('products.offerHelp')} />
      </Card>
      {progress !== null && <Progress value={progress} label={t('products.sending')} />}
      <Inline>
        <SubmitButton>{t(product ? 'composer.save' : 'products.create')}</SubmitButton>
        {progress !== null && (
          <Button size="lg" onClick={stop}>
            {t('products.stop')}
          </Button>
        )}
      </Inline>
    </Form>
  );
}
