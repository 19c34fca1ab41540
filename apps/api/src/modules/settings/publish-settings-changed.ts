import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toEveryone } from '../../platform/publisher.ts';
import type { SettingKey } from './settings.defaults.ts';

/**
 * Tells everyone that settings have changed, after the commit that changed them: open pages ask for them again, and
 * maintenance or a blocked country takes effect at once. Whoever writes settings calls it in the same unit of work.
 */
export const publishSettingsChanged = (unit: Pick<UnitOfWork, 'publish'>, keys: readonly SettingKey[]): void =>
  unit.publish(toEveryone, newEvent('settings.changed', { keys: [...keys] }));
