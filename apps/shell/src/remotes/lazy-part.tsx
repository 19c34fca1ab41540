import type { ComponentType } from 'react';
import { lazyPart as lazyKitPart, type PartPlaces } from '@barg/ui-kit';
import { reportAppError } from '../health/health.ts';

/** A part of the shell that is fetched when it is first drawn; its failures are told as the shell's. */
export const lazyPart = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  places: PartPlaces<Props> = {},
): ComponentType<Props> => lazyKitPart(load, { onError: (error) => reportAppError('shell', 'page', error), ...places });
