/** A version as people know it: its label where it has one, and the number that tells it apart. */
export function VersionName({ version, label }: { version: string; label: string }) {
  return (
    <bdi>
      {label && <strong>{label}</strong>} {label ? `(${version.slice(0, 8)})` : version}
    </bdi>
  );
}
