import { Creators } from './creators.tsx';
import { Photos } from './photos.tsx';

const tabs = { photos: Photos, creators: Creators };

export type GatheredTab = keyof typeof tabs;

/** Photos and videos. One chunk for both, because each chunk's name makes the container larger. */
export default function Gathered({ tab }: { tab: GatheredTab }) {
  const Tab = tabs[tab];
  return <Tab />;
}
