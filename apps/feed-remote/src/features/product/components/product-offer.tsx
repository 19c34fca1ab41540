import Download from 'lucide-react/icons/download';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useMemo, useState } from 'react';
import { getProductDownloadLink } from '@barg/api-client/orders';
import type { ProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Slot, useCarriedOpening, useCurrentUser, useIntent } from '@barg/session';
import { Amount, Badge, Button, Inline, Stack, Text, useFormat } from '@barg/ui-kit';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import { performerRef } from '../../../entities/performer/performer-ref.ts';
import { UnlockPlace } from './product-offer.styles.ts';

/** The subtype of a media type, as a label: PDF, ZIP, WEBP. */
const kindOf = (mime: string): string => (mime.split(/[/+.-]/).at(-1) ?? mime).toUpperCase();

/** The type and size of a file. */
function FileFacts({ file }: { file: NonNullable<ProductView['file']> }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const size = format.bytes(file.size);
  return <Text tone="muted">{t('product.file', { kind: kindOf(file.mime), size })}</Text>;
}

/** The download button, for those with access. */
function DownloadButton({ productId }: { productId: string }) {
  const { t } = useTranslation('feed');
  const asMember = useMembersOnly();
  const attempt = useToastOnFailure();
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setAsking(true);
    // The signed URL expires after minutes, so it is requested on click.
    await attempt(getProductDownloadLink(productId).then(({ url }) => location.assign(url)));
    setAsking(false);
  };
  useCarriedOpening('download', productId, () => void download());
  return (
    <Button
      variant="primary"
      icon={Download}
      isLoading={isAsking}
      onClick={() => asMember(() => void download(), { kind: 'open', what: 'download', id: productId })}
    >
      {t('product.download')}
    </Button>
  );
}

/** Buys a physical product; the intent's dialog asks for address and quantity. For fans only. */
function OrderButton({ product: { _id, title, stock, price, performer } }: { product: ProductView }) {
  const { t } = useTranslation('feed');
  const asMember = useMembersOnly();
  const order = useIntent('commerce.order');
  const { isPerformer = false, role = 'user' } = useCurrentUser() ?? {};
  if (isPerformer || role !== 'user') return null;
  const payload = { product: { _id, title, stock, price }, performer: performerRef(performer) };
  return (
    <Button
      variant="primary"
      icon={ShoppingBag}
      disabled={!order.isAvailable}
      onClick={() => asMember(() => void order.ask(payload), { kind: 'dialog', intent: 'commerce.order', payload })}
    >
      {t('product.order')}
    </Button>
  );
}

function PhysicalOffer({ product }: { product: ProductView }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { stock } = product;
  if (stock === 0) return <Badge variant="status">{t('product.soldOut')}</Badge>;
  return (
    <>
      {stock !== null && <Text>{t('product.left', { count: stock, amount: format.number(stock) })}</Text>}
      <Inline>
        <OrderButton product={product} />
      </Inline>
    </>
  );
}

function DigitalOffer({ product }: { product: ProductView }) {
  const { _id, audience, price, performer, isLocked } = product;
  // Not for its performer, who has the file.
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const slotProps = useMemo(
    () => ({ item: { type: 'product' as const, _id, audience, price }, performer: performerRef(performer) }),
    [_id, audience, price, performer],
  );
  if (isLocked) {
    return (
      <UnlockPlace>
        <Slot name="item.unlock" props={slotProps} />
      </UnlockPlace>
    );
  }
  return isPerformer ? null : <DownloadButton productId={_id} />;
}

/** A product's price, its contents, and the button to buy it. */
export function ProductOffer({ product }: { product: ProductView }) {
  const { t } = useTranslation('feed');
  const { type, audience, price, file } = product;
  return (
    <Stack gap={3}>
      <Inline>
        <Badge variant="status">{t(`product.types.${type}`)}</Badge>
        {audience !== 'paid' && <Text>{t(`product.audience.${audience}`)}</Text>}
        {price > 0 && <Amount value={price} unit="tokens" />}
      </Inline>
      {file && <FileFacts file={file} />}
      {type === 'physical' ? <PhysicalOffer product={product} /> : <DigitalOffer product={product} />}
    </Stack>
  );
}
