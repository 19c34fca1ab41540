/** A version's label, if it has one, and its number. */
export function VersionName({ version, label }: { version: string; label: string }) {
  return (
    <bdi>
      {label && <strong>{label}</strong>} {label ? `(${version.slice(0, 8)})` : version}
    </bdi>
  );
}
