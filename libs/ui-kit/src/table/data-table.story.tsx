import { hardStrings } from '../../workshop/hard-strings.ts';
import { twoHoursAgo } from '../../workshop/samples.ts';
import type { Story } from '../../workshop/story.ts';
import { Badge, Text, Time } from '../index.ts';
import { DataTable, type Column } from './index.ts';

const columns: Column<string>[] = [
  { id: 'name', header: 'Name', isBare: true, cell: (text) => <bdi>{text}</bdi> },
  { id: 'text', header: 'Text', cell: (text) => <Text clamp={2}>{text}</Text> },
  { id: 'email', header: 'E-mail', cell: () => <bdi data-address>somebody.with.a.name@barg.example</bdi> },
  { id: 'kind', header: 'Kind', isWhole: true, cell: () => 'Subscription' },
  { id: 'state', header: 'State', cell: () => <Badge variant="pending">In progress</Badge> },
  { id: 'time', header: 'Time', cell: () => <Time value={twoHoursAgo} /> },
  { id: 'amount', header: 'Amount', isNumeric: true, cell: () => '1,234,567.89' },
];

/** As wide as the window, which decides whether it is a table or cards. */
export const story: Story = {
  title: 'Tables page',
  states: {
    'hard strings': () => (
      <DataTable label="Strings" columns={columns} rows={Object.values(hardStrings)} keyOf={(text) => text} />
    ),
  },
};
