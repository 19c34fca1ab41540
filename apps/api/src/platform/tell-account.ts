import type { AccountArea } from '@barg/contract';
import { newEvent, toUser, type RealtimePublisher } from './publisher.ts';

/** Tells all windows of an account to read an area of it again; a unit of work does so after its commit. */
export const tellAccount = (by: RealtimePublisher, accountId: string, area: AccountArea, id?: string): void =>
  by.publish(toUser(accountId), newEvent('account.changed', { area, ...(id !== undefined && { id }) }));
