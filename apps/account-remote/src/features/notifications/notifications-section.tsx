import { ErrorState, Skeleton, RevealStack } from '@barg/ui-kit';
import { useNotificationSettingsQuery } from './api/notification-settings.ts';
import { BrowserCard } from './browser-card.tsx';
import { LettersCard } from './letters-card.tsx';
import { TopicsCard } from './topics-card.tsx';

const CATEGORIES = ['people', 'content', 'money', 'account'] as const;
const CARD_HEIGHT = 280;

/** The settings of what the account is told, and by which channels. */
export default function NotificationsSection() {
  const { data, error, isFetching, refetch } = useNotificationSettingsQuery();
  if (error && !data) {
    const message = error.message || undefined;
    return <ErrorState message={message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton height={CARD_HEIGHT} radius="card" />;
  return (
    <RevealStack>
      <BrowserCard />
      <LettersCard />
      {CATEGORIES.map((category) => {
        const topics = data.topics.filter((topic) => topic.category === category);
        return topics.length > 0 && <TopicsCard key={category} category={category} topics={topics} />;
      })}
    </RevealStack>
  );
}
