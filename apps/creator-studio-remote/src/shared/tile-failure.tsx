import { Text, UserWords } from '@barg/ui-kit';

/** Why a file stopped, and which one: of several, a picture alone does not tell what to look for on the disk. */
export function TileFailure({ name, reason }: { name: string; reason: string }) {
  return (
    <div role="alert">
      <Text as="p" size="caption" tone="inherit" weight="bold" clamp={2}>
        <UserWords text={name} isLinked={false} />
      </Text>
      <Text as="p" size="caption" tone="inherit">
        {reason}
      </Text>
    </div>
  );
}
