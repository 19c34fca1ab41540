import { useOverviewQuery } from '../../shared/api/overview.ts';
import { SECOND_STEP_REQUIRED } from '../../shared/api/second-step.ts';

/** Whether the console is closed to an operator until a second step is set up: its calls are refused so. */
export const useNeedsSecondStep = (): boolean => useOverviewQuery().error?.code === SECOND_STEP_REQUIRED;
