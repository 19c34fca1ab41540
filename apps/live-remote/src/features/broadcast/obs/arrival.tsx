import type { EncoderInput } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Inline, Stack, Text, useFormat } from '@barg/ui-kit';
import { adviceOf, type Measured } from './advice.ts';
import { FigureList } from './obs.styles.ts';

const VARIANTS = { none: 'status', over: 'status', preview: 'pending', 'on-air': 'live' } as const;
const CODECS: Record<string, string> = { h264: 'H.264', vp8: 'VP8', opus: 'Opus' };

/** How it stands with what arrives, and what should be changed. */
export function Arrival({ input }: { input: EncoderInput }) {
  const { t } = useTranslation('live');
  const { status, keyName, reason, measured } = input;
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Badge variant={VARIANTS[status]}>{t(`obs.status.${status}`)}</Badge>
        {keyName && status !== 'none' && <Text tone="muted">{t('obs.byKey', { name: keyName })}</Text>}
      </Inline>
      <Text role="status">{reason ? t(`obs.reason.${reason}`) : t(`obs.help.${status}`)}</Text>
      {measured && <Figures measured={measured} />}
      {measured && (
        <Stack as="ul" gap={2} aria-label={t('obs.advice.title')}>
          {adviceOf(measured).map((advice) => (
            <Text as="li" key={advice} tone={advice === 'fine' ? 'muted' : 'ink'}>
              {t(`obs.advice.${advice}`)}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type Figure = [name: string, figure: string];

function Figures({ measured: { video, audio } }: { measured: Measured }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const lost = (video?.lost ?? 0) + (audio?.lost ?? 0);
  const sent = (video?.packets ?? 0) + (audio?.packets ?? 0) + lost;
  const seconds = (ms: number) => t('obs.seconds', { amount: format.number(ms / 1000, { maximumFractionDigits: 1 }) });
  const pixels = (amount: number) => format.number(amount, { useGrouping: false });
  const rate = (bits: number) => t('obs.kilobits', { amount: format.number(Math.round(bits / 1000)) });
  const ofPicture = (shown: NonNullable<typeof video>): Figure[] => [
    [t('obs.figure.picture'), CODECS[shown.codec] ?? shown.codec],
    [
      t('obs.figure.size'),
      shown.width && shown.height
        ? t('obs.pixels', { width: pixels(shown.width), height: pixels(shown.height) })
        : t('obs.unknown'),
    ],
    [t('obs.figure.pictureRate'), rate(shown.bitrate)],
    [t('obs.figure.frames'), t('obs.perSecond', { amount: format.number(shown.frameRate) })],
    [t('obs.figure.keyFrames'), shown.keyFrameMs === null ? t('obs.unknown') : seconds(shown.keyFrameMs)],
  ];
  const figures: Figure[] = [
    ...(video ? ofPicture(video) : []),
    ...(audio
      ? [[t('obs.figure.sound'), `${CODECS[audio.codec] ?? audio.codec}, ${rate(audio.bitrate)}`] as Figure]
      : []),
    [t('obs.figure.lost'), format.percent(sent > 0 ? lost / sent : 0, { maximumFractionDigits: 1 })],
  ];
  return (
    <FigureList aria-label={t('obs.figures')}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </FigureList>
  );
}
