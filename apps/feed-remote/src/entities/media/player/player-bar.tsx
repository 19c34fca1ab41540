import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import Play from 'lucide-react/icons/play';
import VolumeOn from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-x';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useFormat, type LucideIcon } from '@barg/ui-kit';
import type { CaptionTrack } from './caption-choice.ts';
import { CaptionsChoice } from './captions-choice.tsx';
import { QualityChoice, SpeedChoice } from './player-choices.tsx';
import type { Player } from './player.ts';
import type { PlayerState } from './player-state.ts';
import { Bar, Clock, Control, Row } from './player-bar.styles.ts';
import { SeekBar } from './seek-bar.tsx';

interface PlayerBarProps {
  player: Player;
  state: PlayerState;
  tracks: readonly CaptionTrack[];
  isFullscreen: boolean;
  onToggleFullscreen: () => void;
  /** Absent if the browser does not support it. */
  onTogglePictureInPicture?: () => void;
}

/** The controls, visible while the user is active. */
export function PlayerBar(props: PlayerBarProps) {
  const { player, state, tracks, isFullscreen, onToggleFullscreen, onTogglePictureInPicture } = props;
  const { t } = useTranslation('feed');
  const format = useFormat();
  const isPlaying = state.phase === 'playing';
  return (
    <Bar>
      <SeekBar player={player} state={state} />
      <Row>
        <ControlButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onClick={player.togglePlaying}
        />
        <ControlButton
          icon={state.isMuted ? VolumeOff : VolumeOn}
          label={t(state.isMuted ? 'player.unmute' : 'player.mute')}
          onClick={player.toggleMuted}
        />
        <Clock aria-hidden>
          {format.duration(state.time * 1000)} / {format.duration(state.duration * 1000)}
        </Clock>
        <CaptionsChoice player={player} state={state} tracks={tracks} />
        <SpeedChoice player={player} state={state} />
        <QualityChoice player={player} state={state} />
        {onTogglePictureInPicture && (
          <ControlButton
            icon={PictureInPicture}
            label={t('player.pictureInPicture')}
            isWide
            onClick={onTogglePictureInPicture}
          />
        )}
        <ControlButton
          icon={isFullscreen ? Minimize : Maximize}
          label={t(isFullscreen ? 'player.leaveFullScreen' : 'player.fullScreen')}
          onClick={onToggleFullscreen}
        />
      </Row>
    </Bar>
  );
}

interface ControlButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  /** Hidden on narrow players. */
  isWide?: boolean;
}

const ControlButton = ({ icon, label, onClick, isWide }: ControlButtonProps) => (
  <Control type="button" aria-label={label} title={label} data-wide={isWide || undefined} onClick={onClick}>
    <Icon icon={icon} />
  </Control>
);
