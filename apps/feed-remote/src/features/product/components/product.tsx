import { Suspense } from 'react';
import type { ProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Badge,
  Card,
  Heading,
  lazyPart,
  Picture,
  Stack,
  Time,
  useFormat,
  UserText,
  UserLine,
  usePageTitle,
} from '@barg/ui-kit';
import { MediaCarousel } from '../../../entities/media/components/media-carousel.tsx';
import { useFreshMedia } from '../../../entities/media/hooks/use-fresh-media.ts';
import { ItemPage } from '../../../entities/item/components/item-page.tsx';
import { shownItem } from '../../../entities/item/shown-item.ts';
import { ReportMenu } from '../../../entities/moderation/components/report-menu.tsx';
import { PerformerByline } from '../../../entities/performer/components/performer-byline.tsx';
import { useProductQuery } from '../../../entities/product/api/product.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductOffer } from './product-offer.tsx';

const Comments = lazyPart(() => import('../../../entities/comment/components/comments.tsx'));

function ProductPictures({ product }: { product: ProductView }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const refresh = useFreshMedia('Product', product._id);
  const { pictures, title } = product;
  if (pictures.length === 0) return null;
  const slides = pictures.map(({ _id, thumbnails, thumbhash }, index) => (
    <Picture
      key={_id}
      source={thumbnails}
      thumbhash={thumbhash}
      alt={t('product.pictureOf', {
        title,
        index: format.number(index + 1),
        total: format.number(pictures.length),
      })}
      ratio={4 / 3}
      priority={index === 0 ? 'high' : 'lazy'}
    />
  ));
  return (
    <Card as="div" padding="none" onErrorCapture={refresh}>
      {slides.length === 1 ? slides[0] : <MediaCarousel label={t('product.pictures')} slides={slides} />}
    </Card>
  );
}

function ProductArticle({ product }: { product: ProductView }) {
  const { t } = useTranslation('feed');
  const { _id, performer, title, description, publishedAt } = product;
  return (
    <Stack as="article">
      <PerformerByline
        performer={performer}
        menu={
          <ReportMenu label={t('product.menu')} target={{ type: 'product', _id, performer }} ownerId={performer._id} />
        }
      >
        {publishedAt ? <Time value={publishedAt} /> : <Badge variant="status">{t('product.draft')}</Badge>}
      </PerformerByline>
      <ProductPictures product={product} />
      <Stack gap={1}>
        <UserLine as={Heading} level={1} text={title} />
        {description && <UserText text={description} />}
      </Stack>
      <Card as="div">
        <ProductOffer product={product} />
      </Card>
      {publishedAt && (
        <>
          <ProductActions product={product} />
          <Card as="div" padding="none">
            <Suspense fallback={null}>
              <Comments about={{ type: 'product', id: _id, performer }} isLocked={false} />
            </Suspense>
          </Card>
        </>
      )}
    </Stack>
  );
}

/** A product: pictures and texts are public, its file is for those with access. */
export function Product({ productId }: { productId: string }) {
  const query = useProductQuery(productId);
  usePageTitle(shownItem(query)?.title);
  return <ItemPage query={query}>{(product) => <ProductArticle product={product} />}</ItemPage>;
}
