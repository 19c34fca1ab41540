import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Card, CardTitle, NoCover, Picture, Stack } from '@barg/ui-kit';
import type { SectionProps } from '../../section-props.ts';
import { PictureField } from './picture-field.tsx';
import { CoverFrame } from './pictures-section.styles.ts';
import { WelcomeVideoField } from './welcome-video-field.tsx';

const COVER_RATIO = 2.7;

/** Avatar, cover and welcome video. */
export function PicturesSection({ performer }: SectionProps) {
  const { t } = useTranslation('creator-studio');
  const { name, avatar, cover, welcomeVideo } = performer;
  return (
    <Stack gap={5}>
      <Card>
        <Stack>
          <CardTitle>{t('account.pictures.avatar.title')}</CardTitle>
          <PictureField kind="avatar" aspect={1}>
            <Avatar name={name} source={avatar} size="hero" alt={t('account.pictures.avatar.title')} />
          </PictureField>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <CardTitle>{t('account.pictures.cover.title')}</CardTitle>
          <PictureField kind="cover" aspect={COVER_RATIO}>
            <CoverFrame>
              {cover ? (
                <Picture source={cover} alt={t('account.pictures.cover.title')} ratio={COVER_RATIO} />
              ) : (
                <NoCover />
              )}
            </CoverFrame>
          </PictureField>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <CardTitle>{t('account.pictures.video.title')}</CardTitle>
          <WelcomeVideoField video={welcomeVideo} />
        </Stack>
      </Card>
    </Stack>
  );
}
