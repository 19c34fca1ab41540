import Folder from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { LibraryFolder } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Chip, IconButton, Inline, lazyDialog, PartFailure, Skeleton, useFormat } from '@barg/ui-kit';
import { ChipRow } from '../../../shared/chips/chip-row.tsx';
import { LazyMenu } from '../../../shared/page/lazy-menu.tsx';
import { useLibrarySummaryQuery } from '../api/library.ts';
import { FolderName } from './library.styles.ts';

const FolderDialog = lazyDialog(() => import(/* webpackChunkName: "folders" */ './folder-dialog.tsx'));
const DeleteFolder = lazyDialog(() => import(/* webpackChunkName: "folders" */ './delete-folder.tsx'));

interface FolderBarProps {
  /** The id of the open folder; empty for everything. */
  current: string;
  onChoose: (id: string) => void;
  /** Called when the open folder was deleted. */
  onGone: () => void;
}

/** The width of the buttons after the folders, in pixels. */
const BAR_HEIGHT = 40;

type Act = 'create' | 'rename' | 'delete';

function FolderMenu({ name, onAct }: Pick<LibraryFolder, 'name'> & { onAct: (act: Act) => void }) {
  const { t } = useTranslation('feed');
  return (
    <LazyMenu
      label={t('library.folder.menu', { name })}
      items={[
        { id: 'rename', label: t('library.folder.rename'), icon: Pencil, onSelect: () => onAct('rename') },
        {
          id: 'delete',
          label: t('library.folder.delete'),
          icon: Trash,
          tone: 'danger',
          onSelect: () => onAct('delete'),
        },
      ]}
    />
  );
}

/** The folders, "everything" first, with their actions. */
export function FolderBar({ current, onChoose, onGone }: FolderBarProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { data: summary, error, isFetching, refetch } = useLibrarySummaryQuery();
  const [act, setAct] = useState<Act | null>(null);
  const folder = summary?.folders.find(({ _id }) => _id === current);
  const close = (): void => setAct(null);
  if (error && !summary) return <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!summary) return <Skeleton width="60%" height={BAR_HEIGHT} radius="pill" />;
  return (
    <>
      <Inline role="group" aria-label={t('library.folder.label')} wrap="nowrap">
        <ChipRow current={current}>
          <Chip isSelected={current === ''} onClick={() => onChoose('')}>
            {t('library.all')} <bdi>{format.number(summary.itemCount)}</bdi>
          </Chip>
          {summary.folders.map(({ _id, name, itemCount }) => (
            <Chip key={_id} icon={Folder} isSelected={_id === current} onClick={() => onChoose(_id)}>
              <FolderName>
                <bdi>{name}</bdi>
              </FolderName>{' '}
              <bdi>{format.number(itemCount)}</bdi>
            </Chip>
          ))}
        </ChipRow>
        <IconButton icon={FolderPlus} label={t('library.folder.create')} onClick={() => setAct('create')} />
        {folder && <FolderMenu name={folder.name} onAct={setAct} />}
      </Inline>
      {act === 'create' && <FolderDialog onDone={onChoose} onClose={close} />}
      {act === 'rename' && folder && <FolderDialog folder={folder} onClose={close} />}
      {act === 'delete' && folder && <DeleteFolder folder={folder} onDone={onGone} onClose={close} />}
    </>
  );
}
