/** @own-process */
import { severalProcesses } from '../processes/site.ts';
import { askAgain, killOne, killOther, loseRedis, replaceOne } from './checks/crashes.ts';
import { everywhere } from './checks/everywhere.ts';
import { cutUploads, jobs, workers } from './checks/files.ts';
import { countsThroughKill } from './checks/live.ts';
import { moneyThroughKill } from './checks/money.ts';
import { outage } from './checks/outage.ts';
import { holdOn } from './hold-on.ts';

const whole = {
  ...everywhere,
  ...workers,
  ...jobs,
  ...cutUploads,
  ...outage,
  ...moneyThroughKill,
  ...countsThroughKill,
};

holdOn(severalProcesses, {
  ...whole,
  ...killOne(200),
  ...killOther(40),
  ...replaceOne(40),
  ...askAgain,
  ...loseRedis(40),
});
