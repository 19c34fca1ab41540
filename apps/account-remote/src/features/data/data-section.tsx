import { Stack } from '@barg/ui-kit';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';

/** What the site holds about the person: to take along, and to have removed. */
export default function DataSection() {
  return (
    <Stack>
      <ExportCard />
      <DeleteCard />
    </Stack>
  );
}
