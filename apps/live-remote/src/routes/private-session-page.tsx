import { useParams } from '@barg/runtime/router';
import { PrivateSession } from '../features/private/components/private-session.tsx';

export function PrivateSessionPage() {
  const { sessionId = '' } = useParams();
  return <PrivateSession sessionId={sessionId} />;
}
