import type { SettingsForm } from './settings-form-schema.ts';

type SettingName = keyof SettingsForm;

/** A setting that two operators have changed to different values. */
export interface SettingConflict {
  name: SettingName;
  theirs: SettingsForm[SettingName];
}

interface Versions {
  /** The form's initial values. */
  base: SettingsForm;
  /** The form's current values. */
  mine: SettingsForm;
  /** The values that another operator has saved meanwhile. */
  theirs: SettingsForm;
}

interface Merged {
  /** Settings that only the other operator has changed; the form adopts them. */
  taken: Partial<SettingsForm>;
  /** Settings that both have changed; the typed values are kept until the operator decides. */
  conflicts: SettingConflict[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A three-way merge of the form's values with values that were saved meanwhile; typed values are kept. */
export function mergeSettings({ base, mine, theirs }: Versions): Merged {
  const names = Object.keys(theirs) as SettingName[];
  const moved = names.filter((name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]));
  const untouched = moved.filter((name) => isSame(base[name], mine[name]));
  return {
    taken: Object.fromEntries(untouched.map((name) => [name, theirs[name]])),
    conflicts: moved.filter((name) => !untouched.includes(name)).map((name) => ({ name, theirs: theirs[name] })),
  };
}
