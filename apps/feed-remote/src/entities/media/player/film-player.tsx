import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { ImageSource } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Spinner } from '@barg/ui-kit';
import { useFullscreen } from '@barg/ui-kit/fullscreen';
import { PlayOverlay } from './play-overlay.tsx';
import { PlayerBar } from './player-bar.tsx';
import { commandOf } from './player-keys.ts';
import { Centre, Film, Frame, Note, Surface } from './player.styles.ts';
import { canPictureInPicture, togglePictureInPicture } from './picture-in-picture.ts';
import { useActivity } from './use-activity.ts';
import { usePlayer, type PlayableFile } from './use-player.ts';

interface FilmPlayerProps {
  file: PlayableFile;
  label: string;
  ratio: number;
  poster: ImageSource | null;
  beginsAtOnce?: boolean;
}

/** A film: its poster, then the video with controls. */
export function FilmPlayer({ file, label, ratio, poster, beginsAtOnce = false }: FilmPlayerProps) {
  const { t } = useTranslation('feed');
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const pointerType = useRef('mouse');
  const { player, state } = usePlayer(film, file);
  const { isActive, stir, rest } = useActivity();
  const { isFullscreen, toggle: toggleFullscreen } = useFullscreen(frame, film);
  const { phase } = state;
  const hasBegun = phase !== 'idle';

  /** Moves the focus to the player, because the pressed button is unmounted. */
  const takeFocus = () => frame.current?.focus({ preventScroll: true });

  useEffect(() => {
    if (!beginsAtOnce) return;
    player.play();
    takeFocus();
  }, [beginsAtOnce, player]);

  const handleBegin = () => {
    player.play();
    takeFocus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const command = hasBegun ? commandOf({ ...keyOf(event), target: event.target }) : null;
    if (!command) return;
    event.preventDefault();
    stir();
    command({ player, toggleFullscreen });
  };
  const handleSurface = () => {
    if (pointerType.current === 'mouse') return player.togglePlaying();
    // On touch screens a tap toggles the controls.
    if (isActive) rest();
    else stir();
  };
  const handlePointer = (event: PointerEvent) => {
    pointerType.current = event.pointerType;
    if (event.pointerType === 'mouse') stir();
  };

  return (
    // Time and controls are left to right in every language.
    <Frame
      ref={frame}
      dir="ltr"
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-resting={phase === 'playing' && !isActive ? '' : undefined}
      onKeyDown={handleKey}
      onFocus={stir}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={rest}
    >
      <Film ref={film} $ratio={ratio} playsInline preload="none" poster={poster?.large.webp} />
      {hasBegun ? (
        <Surface type="button" tabIndex={-1} aria-hidden onClick={handleSurface} onDoubleClick={toggleFullscreen} />
      ) : (
        <PlayOverlay label={label} duration={state.duration} onBegin={handleBegin} />
      )}
      {state.isWaiting && (
        <Centre>
          <Spinner size={40} />
        </Centre>
      )}
      {hasBegun && phase !== 'failed' && (
        <PlayerBar
          player={player}
          state={state}
          tracks={file.captions ?? []}
          isFullscreen={isFullscreen}
          onToggleFullscreen={toggleFullscreen}
          onTogglePictureInPicture={
            canPictureInPicture() ? () => film.current && togglePictureInPicture(film.current) : undefined
          }
        />
      )}
      {phase === 'failed' && (
        <Note role="alert">
          <p>{t('player.failed')}</p>
          <Button onClick={() => player.retry()}>{t('player.retry')}</Button>
        </Note>
      )}
    </Frame>
  );
}

const keyOf = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) => ({ code, altKey, ctrlKey, metaKey });
