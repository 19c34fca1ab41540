import Flag from 'lucide-react/icons/flag';
import type { IntentPayloads } from '@barg/contract';
import { useIntent } from '@barg/session';
import { IconButton } from '@barg/ui-kit';

interface ReportButtonProps {
  label: string;
  target: IntentPayloads['site.report'];
  size?: 'sm' | 'md';
}

/** The report button; hidden when no remote answers the intent. */
export function ReportButton({ label, target, size = 'md' }: ReportButtonProps) {
  const { ask, isAvailable } = useIntent('site.report');
  return isAvailable && <IconButton icon={Flag} size={size} label={label} onClick={() => void ask(target)} />;
}
