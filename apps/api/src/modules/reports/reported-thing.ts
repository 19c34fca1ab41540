import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';

export interface ReportedThing {
  type: ReportTargetType;
  id: string;
}

export const thingKey = ({ type, id }: ReportedThing): string => `${type}:${id}`;
