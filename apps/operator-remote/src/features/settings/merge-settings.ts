import type { SettingsForm } from './settings-form-schema.ts';

type SettingName = keyof SettingsForm;

/** A setting that two operators have changed to different values. */
export interface SettingConflict {
  name: SettingName;
  theirs: SettingsForm[SettingName];
}

interface Versions {
  /** What the form was filled with. */
  base: SettingsForm;
  /** What stands in it now. */
  mine: SettingsForm;
  /** What somebody else has saved in between. */
  theirs: SettingsForm;
}

interface Merged {
  /** Settings that only the other operator has touched; the form takes them over. */
  taken: Partial<SettingsForm>;
  /** Settings that both have touched; what was typed stays until its writer decides. */
  conflicts: SettingConflict[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Brings what was typed together with what was saved meanwhile; nothing that was typed is lost. */
export function mergeSettings({ base, mine, theirs }: Versions): Merged {
  const names = Object.keys(theirs) as SettingName[];
  const moved = names.filter((name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]));
  const untouched = moved.filter((name) => isSame(base[name], mine[name]));
  return {
    taken: Object.fromEntries(untouched.map((name) => [name, theirs[name]])),
    conflicts: moved.filter((name) => !untouched.includes(name)).map((name) => ({ name, theirs: theirs[name] })),
  };
}
