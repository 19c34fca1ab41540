import { Stack } from '@barg/ui-kit';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';

/** Export and deletion of the account's data. */
export default function DataSection() {
  return (
    <Stack>
      <ExportCard />
      <DeleteCard />
    </Stack>
  );
}
