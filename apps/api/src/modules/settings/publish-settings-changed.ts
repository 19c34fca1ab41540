import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toEveryone } from '../../platform/publisher.ts';
import type { SettingKey } from './settings.defaults.ts';

/**
 * Tells everyone after the commit that settings have changed: open pages load them again, and maintenance or a blocked
 * country takes effect at once. Called in the unit of work that writes settings.
 */
export const publishSettingsChanged = (unit: Pick<UnitOfWork, 'publish'>, keys: readonly SettingKey[]): void =>
  unit.publish(toEveryone, newEvent('settings.changed', { keys: [...keys] }));
