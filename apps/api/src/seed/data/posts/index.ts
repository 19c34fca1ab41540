import type { DemoPost, Username } from '../types.ts';
import { arashMacro } from './arash-macro.ts';
import { emadKhat } from './emad-khat.ts';
import { hartWoodwork } from './hart-woodwork.ts';
import { kavehCooks } from './kaveh-cooks.ts';
import { leilaTrails } from './leila-trails.ts';
import { mahsaArt } from './mahsa-art.ts';
import { mayaOutside } from './maya-outside.ts';
import { neginClay } from './negin-clay.ts';
import { raha } from './raha.ts';
import { salmaPaper } from './salma-paper.ts';
import { samanDaf } from './saman-daf.ts';
import { yasamanSound } from './yasaman-sound.ts';

export const posts: Readonly<Record<Username, readonly DemoPost[]>> = {
  'mahsa.art': mahsaArt,
  'saman.daf': samanDaf,
  'arash.macro': arashMacro,
  'leila.trails': leilaTrails,
  'kaveh.cooks': kavehCooks,
  'yasaman.sound': yasamanSound,
  raha,
  'negin.clay': neginClay,
  'hart.woodwork': hartWoodwork,
  'emad.khat': emadKhat,
  'salma.paper': salmaPaper,
  'maya.outside': mayaOutside,
};
