import type { Author } from '@barg/contract';
import { Avatar, Handle, Inline, PersonName, Stack, Text } from '@barg/ui-kit';

/** A person in a list: avatar, name, handle. */
export function PersonCell({ person }: { person: Author }) {
  return (
    <Inline gap={2} wrap="nowrap">
      <Avatar name={person.name} url={person.avatarUrl} size="sm" />
      <Stack gap={0} align="start">
        <PersonName name={person.name} />
        {person.username && (
          <Text as="div" size="caption" tone="muted">
            <Handle username={person.username} />
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
