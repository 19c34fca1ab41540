import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Card, CardTitle, Stack, Text, useToast } from '@barg/ui-kit';
import { Switch } from '@barg/ui-kit/fields';
import { useSwitchNotificationMutation, type SwitchChange, type TopicSettings } from './api/notification-settings.ts';
import { Switches, Topic, TopicText, Topics } from './topics-card.styles.ts';

const CHANNELS = ['app', 'push', 'email'] as const;

/** The switches of one topic: what it is, and one for each channel. */
function TopicRow({ settings, onSwitch }: { settings: TopicSettings; onSwitch: (change: SwitchChange) => void }) {
  const { t } = useTranslation('account');
  const { topic } = settings;
  const title = t(`notifications.topics.${topic}.title`);
  return (
    <Topic role="group" aria-label={title}>
      <TopicText>
        <strong>{title}</strong>
        <Text size="caption" tone="muted">
          {t(`notifications.topics.${topic}.text`)}
        </Text>
      </TopicText>
      <Switches>
        {CHANNELS.map((channel) => (
          <Switch
            key={channel}
            label={t(`notifications.channels.${channel}`)}
            checked={settings[channel].isOn}
            disabled={settings[channel].isFixed}
            title={settings[channel].isFixed ? t('notifications.fixed') : undefined}
            onChange={({ target }) => onSwitch({ topic, channel, isOn: target.checked })}
          />
        ))}
      </Switches>
    </Topic>
  );
}

/** The topics of one category; each switch is saved when it is moved, and moves back when that fails. */
export function TopicsCard({ category, topics }: { category: TopicSettings['category']; topics: TopicSettings[] }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [save] = useSwitchNotificationMutation();
  const handleSwitch = async (change: SwitchChange): Promise<void> => {
    try {
      await save(change).unwrap();
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('notifications.browser.failed'), { tone: 'danger' });
    }
  };
  return (
    <Card>
      <Stack>
        <CardTitle>{t(`notifications.categories.${category}`)}</CardTitle>
        <Topics>
          {topics.map((settings) => (
            <li key={settings.topic}>
              <TopicRow settings={settings} onSwitch={(change) => void handleSwitch(change)} />
            </li>
          ))}
        </Topics>
      </Stack>
    </Card>
  );
}
