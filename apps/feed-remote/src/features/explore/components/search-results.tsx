import { useTranslation } from '@barg/runtime/i18n';
import { ChipLink, Stack } from '@barg/ui-kit';
import { ChipRow } from '../../../shared/chips/chip-row.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { PostList } from '../../../entities/post/components/post-list.tsx';
import { FOUND_KINDS, type FoundKind } from '../hooks/use-search.ts';
import { FoundAll } from './found-all.tsx';
import { FoundGalleries, FoundVideos } from './found-items.tsx';
import { FoundPerformers } from './found-performers.tsx';
import { NothingFound } from './nothing-found.tsx';

interface FoundProps {
  words: string;
}

const FoundPosts = ({ words }: FoundProps) => (
  <PostList source={{ from: 'search', q: words }} empty={<NothingFound words={words} />} />
);

const RESULTS: Record<FoundKind, (props: FoundProps) => React.ReactNode> = {
  all: FoundAll,
  performers: FoundPerformers,
  posts: FoundPosts,
  galleries: FoundGalleries,
  videos: FoundVideos,
};

/** The results, of all types or of one. */
export default function SearchResults({ words, kind }: FoundProps & { kind: FoundKind }) {
  const { t } = useTranslation('feed');
  const Results = RESULTS[kind];
  return (
    <Stack gap={4}>
      <ChipRow as="nav" aria-label={t('explore.kinds.label')} current={kind}>
        {FOUND_KINDS.map((one) => (
          <ChipLink
            key={one}
            to={paths.search(words, one === 'all' ? undefined : one)}
            isSelected={one === kind}
            replace
          >
            {t(`explore.kinds.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Results words={words} />
    </Stack>
  );
}
