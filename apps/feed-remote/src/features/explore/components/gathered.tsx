import { Creators } from './creators.tsx';
import { Photos } from './photos.tsx';

const tabs = { photos: Photos, creators: Creators };

export type GatheredTab = keyof typeof tabs;

/** What is looked through rather than read. One file of code for both: each more would make all pages' first one longer. */
export default function Gathered({ tab }: { tab: GatheredTab }) {
  const Tab = tabs[tab];
  return <Tab />;
}
