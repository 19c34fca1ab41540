import type { ComponentType } from 'react';
import { AccountArea } from '../navigation/account-area.tsx';
import type { OwnSlot } from './own-parts.ts';

/** With what the shell fills slots itself; none of these has props. */
export const OWN_FILLERS: Record<OwnSlot, ComponentType> = {
  'frame.account': AccountArea,
};
