import { useMemo } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, EmptyState, Picture, Skeleton, UserLine } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePostPages } from '../../../entities/post/hooks/use-post-pages.ts';
import { chooseMadeHere, type MadeHere as Made } from '../made-here.ts';
import { MosaicLink, MosaicList, MosaicName, MosaicPlace, type Places } from './made-here.styles.ts';

const ALL: Places = 5;

/** `sizes`: the large one is 1/2 of the column, the others 1/4; on a phone 2/3 and 1/3 of the screen. */
const LARGE = '(min-width: 768px) 307px, 66vw';
const SMALL = '(min-width: 768px) 152px, 33vw';

function Tile({ made: { post, file }, places, isFirst }: { made: Made; places: Places; isFirst: boolean }) {
  const { t } = useTranslation('feed');
  const { name } = post.performer;
  return (
    <li>
      <MosaicLink to={paths.post(post._id)}>
        <Picture
          source={file.thumbnails}
          thumbhash={file.thumbhash}
          alt={file.alt || t('post.title', { name })}
          ratio={places === 1 ? 2 : 1}
          sizes={places === ALL && !isFirst ? SMALL : LARGE}
          priority={isFirst ? 'high' : 'lazy'}
        />
        <UserLine as={MosaicName} text={name} />
      </MosaicLink>
    </li>
  );
}

const MosaicSkeleton = () => (
  <MosaicList $places={ALL} aria-busy>
    {Array.from({ length: ALL }, (_, index) => (
      <li key={index}>
        <Skeleton ratio={1} radius="tile" />
      </li>
    ))}
  </MosaicList>
);

function NothingYet() {
  const { t } = useTranslation('feed');
  return (
    <MosaicPlace>
      <EmptyState
        title={t('landing.nothingYet')}
        action={<ButtonLink to={paths.registerPerformer}>{t('landing.becomeCreator')}</ButtonLink>}
      />
    </MosaicPlace>
  );
}

/** The mosaic of the landing page; each picture links to its post. */
export function MadeHere() {
  const { t } = useTranslation('feed');
  const { items: posts, error, refetch, isFetching } = usePostPages({ from: 'landing' });
  const pictures = useMemo(() => posts && chooseMadeHere(posts), [posts]);
  if (error) {
    return (
      <MosaicPlace>
        <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />
      </MosaicPlace>
    );
  }
  if (!pictures) return <MosaicSkeleton />;
  if (pictures.length === 0) return <NothingYet />;
  const places = pictures.length as Places;
  return (
    <MosaicList $places={places} aria-label={t('landing.madeHere')}>
      {pictures.map((made, index) => (
        <Tile key={made.post._id} made={made} places={places} isFirst={index === 0} />
      ))}
    </MosaicList>
  );
}
