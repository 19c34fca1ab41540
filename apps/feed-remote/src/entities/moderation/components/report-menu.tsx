import type { IntentPayloads } from '@barg/contract';
import { LazyMenu } from '../../../shared/page/lazy-menu.tsx';
import { useReport } from '../hooks/use-report.ts';

interface ReportMenuProps {
  /** The accessible name. */
  label: string;
  target: IntentPayloads['site.report'];
  ownerId: string;
}

/** A menu with "Report" only, for items without other actions. */
export function ReportMenu({ label, target, ownerId }: ReportMenuProps) {
  const items = useReport(target, ownerId);
  return items.length > 0 && <LazyMenu label={label} items={items} />;
}
