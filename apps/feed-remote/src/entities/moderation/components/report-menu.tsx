import type { IntentPayloads } from '@barg/contract';
import { LazyMenu } from '../../../shared/page/lazy-menu.tsx';
import { useReport } from '../hooks/use-report.ts';

interface ReportMenuProps {
  /** What the menu is about. */
  label: string;
  target: IntentPayloads['site.report'];
  ownerId: string;
}

/** A menu that holds nothing but the way to report, for what has no other. */
export function ReportMenu({ label, target, ownerId }: ReportMenuProps) {
  const items = useReport(target, ownerId);
  return items.length > 0 && <LazyMenu label={label} items={items} />;
}
