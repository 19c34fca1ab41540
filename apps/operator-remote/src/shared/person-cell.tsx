import type { Author } from '@barg/contract';
import { Avatar, Handle, PersonName, Stack, Text } from '@barg/ui-kit';
import { PersonCellRoot } from './person-cell.styles.ts';

/** A person in a list: avatar, name, handle. A name that is cut is whole as the title. */
export function PersonCell({ person }: { person: Author }) {
  return (
    <PersonCellRoot title={person.name}>
      <Avatar name={person.name} url={person.avatarUrl} size="sm" />
      <Stack gap={0} align="start">
        <PersonName name={person.name} />
        {person.username && (
          <Text as="div" size="caption" tone="muted">
            <Handle username={person.username} />
          </Text>
        )}
      </Stack>
    </PersonCellRoot>
  );
}
