export { ExplorePage as default } from '../../routes/explore-page.tsx';
