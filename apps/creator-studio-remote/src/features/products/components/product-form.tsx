import { useRef, useState } from 'react';
import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, settleForm, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { arrivedFileIds, arrivedKeys, missingFrom, type SendOptions } from '@barg/session/uploads';
import { Card } from '@barg/ui-kit';
import { Form, FormSwitch, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import { OFFER_FIELDS } from '../../../shared/asking-price.ts';
import { SendingBar } from '../../../shared/sending-bar.tsx';
import { UnsentFilesQuestion } from '../../../shared/unsent-files-question.tsx';
import { useStudioGuard } from '../../../shared/use-studio-guard.ts';
import { MissingUploads } from '../../../shared/uploads/missing-uploads.tsx';
import { useEarlyFiles } from '../../../shared/uploads/use-early-files.ts';
import { useAskingSchema } from '../../../shared/use-asking-bounds.ts';
import { useSending } from '../../../shared/use-sending.ts';
import { useChosenPictures } from '../hooks/use-chosen-pictures.ts';
import { ProductFile } from './product-file.tsx';
import { ProductPictures } from './product-pictures.tsx';
import {
  fieldsOf,
  offerOf,
  productBody,
  productSchema,
  stockOf,
  type ProductFields,
  type SentProduct,
} from './product-schema.ts';
import { ProductWords } from './product-words.tsx';

export interface ProductFormProps {
  /** The product that is edited; none for a new one. */
  product?: OwnProductView;
  /** Reads it anew. */
  onReload?: () => Promise<OwnProductView>;
  /** What it throws is shown on the fields it names, or above them. */
  onSend: (sent: SentProduct, options: SendOptions) => Promise<OwnProductView>;
  onSent: (product: OwnProductView) => void;
}

const pictureType = () => 'product-photo' as const;
const fileType = () => 'product-file' as const;
/** Its place among the files that leave early: it stands alone. */
const FILE = 'file';
/** Pieces are sold, and other tabs save, while a draft lies on the device; and a price says nothing without its audience. */
const DRAFT_RULES = {
  compared: ['title', 'description', 'audience', 'price', 'stock', 'isPublished'],
  together: [OFFER_FIELDS],
};
const CHANGED = { ...DRAFT_RULES, isChange: true };

const neverReloaded = () => Promise.reject(new Error('a new product is nowhere else'));

/** A product's words, and its pictures and file, which leave as soon as they are chosen. */
export function ProductForm({ product, onReload = neverReloaded, onSend, onSent }: ProductFormProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(useAskingSchema(productSchema, offerOf), { defaultValues: fieldsOf(product) });
  const unsent = useUnsentForm(form, `product:${product?._id ?? 'new'}`, undefined, product ? CHANGED : DRAFT_RULES);
  const chosenPictures = useChosenPictures(product?.pictures ?? []);
  const reload = async () => {
    const now = await onReload();
    chosenPictures.follow(now.pictures);
    return now;
  };
  const meanwhile = useChangedMeanwhile({
    ...{ form, unsent, valuesOf: fieldsOf, bodyOf: productBody, reload },
    together: DRAFT_RULES.together,
  });
  const pictures = useEarlyFiles(`product-pictures:${product?._id ?? 'new'}`, pictureType);
  const files = useEarlyFiles(`product-file:${product?._id ?? 'new'}`, fileType);
  const { [FILE]: file } = files.files;
  const isOnTheWay = pictures.isSending || files.isSending;
  const [isFileMissing, setFileMissing] = useState(false);
  const { progress, send, stop } = useSending(['Product']);
  /** What was picked has arrived: its page may be left before the form is drawn anew. */
  const isSent = useRef(false);
  // Which of the stored pictures stay, and in which order, is kept nowhere until it is saved.
  const guard = useStudioGuard(isOnTheWay || chosenPictures.isUnsaved, () => isSent.current);
  const isDigital = form.watch('type') === 'digital';
  const missing = missingFrom([...pictures.list, ...(isDigital ? files.list : [])]);
  const [isRefused, setRefused] = useState(false);
  /** How often something was chosen: what is chosen after a save, or during one, can be lost again. */
  const choices = useRef(0);
  const choosing =
    <T,>(take: (chosen: T) => void) =>
    (chosen: T) => {
      choices.current += 1;
      isSent.current = false;
      take(chosen);
    };

  const handleSubmit = async (fields: ProductFields) => {
    const typed = unsent.typed();
    const chosen = choices.current;
    const body = productBody(fields);
    const fileId = files.idOf(FILE);
    const lacksFile = isDigital && body.isPublished === 'true' && !fileId && !product?.file;
    setFileMissing(lacksFile);
    // A product that is there keeps their tiles; the form of a new one goes away.
    const lacksSome = !product && missing > 0;
    setRefused(lacksSome);
    if (lacksFile || lacksSome) return;
    const { defaultValues: began } = form.formState;
    const changes = changedFields({ began, typed, fields, bodyOf: productBody, together: OFFER_FIELDS });
    const sentPictures = arrivedFileIds(pictures.list).join(',');
    const chosenFiles = {
      ...chosenPictures.body,
      ...(sentPictures && { sentPictures }),
      ...(isDigital && fileId && { fileId }),
    };
    isSent.current = false;
    const stockBegan = stockOf((unsent.began('stock') as number | undefined) ?? NaN);
    const save = (options: SendOptions) =>
      meanwhile.saving(changes, ({ stock: _byItself, ...read } = {}) => {
        const basedOn = { ...read, ...chosenPictures.basedOn };
        return onSend({ body, changes, stockBegan, files: chosenFiles, basedOn }, options);
      });
    const sent = await send(save);
    if (!sent) return;
    pictures.forget(product && arrivedKeys(pictures.list));
    files.forget(product && arrivedKeys(files.list));
    chosenPictures.settle(sent.pictures);
    isSent.current = choices.current === chosen;
    settleForm(form, typed);
    unsent.forget(typed);
    onSent(sent);
  };
  const isRestored = unsent.isRestored || pictures.isRestored || files.isRestored;
  const discard = () => {
    unsent.discard();
    pictures.discard();
    files.discard();
    chosenPictures.reset();
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={isRestored} isSent={unsent.isSent} onDiscard={discard} />
      <UnsentFilesQuestion guard={guard} />
      <ChangedElsewhere theirs={meanwhile.theirs} labels={{ stock: t('products.stock') }} />
      <ProductPictures
        kept={chosenPictures.kept}
        early={pictures}
        reused={chosenPictures.reused}
        onKeep={choosing(chosenPictures.keep)}
        onAdd={choosing(pictures.add)}
        onReuse={choosing(chosenPictures.reuse)}
      />
      <Card as="div">
        <ProductWords isNew={!product} type={form.watch('type')} audience={form.watch('audience')} />
      </Card>
      {isDigital && (
        <ProductFile
          stored={product?.fileName ?? null}
          file={file}
          isMissing={isFileMissing}
          onPick={choosing((chosen) => files.pick(FILE, chosen))}
          onPause={() => files.pause(FILE)}
          onResume={() => files.resume(FILE)}
          onRemove={() => files.remove(FILE)}
        />
      )}
      <Card as="div">
        <FormSwitch name="isPublished" label={t('products.offer')} help={t('products.offerHelp')} />
      </Card>
      {isRefused && missing > 0 && <MissingUploads count={missing} />}
      <SendingBar area="products" progress={progress} isWaiting={isOnTheWay} isNew={!product} onStop={stop} />
    </Form>
  );
}
