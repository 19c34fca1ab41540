import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { Upload } from '@barg/session/uploads';
import { IconButton, SendingProgress, Text, UserLine } from '@barg/ui-kit';
import { TileFailure } from '../tile-failure.tsx';
import { TileRemove, TileState } from '../upload-tile.styles.ts';
import { UploadThumbnail, useUploadName } from './upload-thumbnail.tsx';
import { isLeaving, nameOfState } from './state-names.ts';
import { UploadRoot } from './upload-thumbnail.styles.ts';

export interface UploadActions {
  remove: (key: string) => void;
  pause: (key: string) => void;
  resume: (key: string) => void;
}

/** The states that ask for the file or its removal: they name it themselves, where no long text squeezes the name out. */
const NAMED_BY_STATE: ReadonlySet<Upload['state']> = new Set(['failed', 'cut', 'left']);

interface UploadTileProps {
  upload: Upload;
  actions: UploadActions;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** One of several files on their way: its picture, how far it is, what went wrong, and what can be done about it. */
export function UploadTile({ upload, actions, children }: UploadTileProps) {
  const { t } = useTranslation('creator-studio');
  const { key, state, isResumable } = upload;
  return (
    <UploadRoot>
      <UploadThumbnail upload={upload} isNamed={!NAMED_BY_STATE.has(state)} />
      {children}
      <TileRemove>
        {isLeaving(state) && isResumable && (
          <IconButton variant="media" icon={Pause} label={t('composer.pause')} onClick={() => actions.pause(key)} />
        )}
        {(state === 'paused' || state === 'waiting') && (
          <IconButton variant="media" icon={Play} label={t('composer.resume')} onClick={() => actions.resume(key)} />
        )}
        {state === 'cut' && (
          <IconButton variant="media" icon={RotateCw} label={t('upload.again')} onClick={() => actions.resume(key)} />
        )}
        <IconButton variant="media" icon={X} label={t('composer.removeFile')} onClick={() => actions.remove(key)} />
      </TileRemove>
      {state !== 'ready' && (
        <TileState>
          <UploadState upload={upload} state={state} />
        </TileState>
      )}
    </UploadRoot>
  );
}

interface UploadStateProps {
  upload: Upload;
  state: Exclude<Upload['state'], 'ready'>;
}

/** Where nothing goes on by itself the reason stands, with the name of the file that it is about. */
function UploadState({ upload, state }: UploadStateProps) {
  const { t } = useTranslation('creator-studio');
  const name = useUploadName(upload);
  if (state === 'failed' || state === 'cut') {
    const reason = upload.error ?? t(state === 'cut' ? 'upload.cut' : 'composer.uploadFailed');
    const { acceptedKinds: kinds } = upload;
    return <TileFailure name={name} reason={kinds ? `${reason} ${t('upload.accepted', { kinds })}` : reason} />;
  }
  return (
    <>
      <SendingProgress
        value={upload.progress}
        label={t(`composer.states.${nameOfState(state)}`)}
        isWaiting={!isLeaving(state)}
      />
      {state === 'left' && (
        <>
          <UserLine as={Text} size="caption" tone="inherit" weight="bold" clamp={2} text={name} />
          <Text as="p" size="caption" tone="inherit">
            {t('composer.pickAgain')}
          </Text>
        </>
      )}
    </>
  );
}
