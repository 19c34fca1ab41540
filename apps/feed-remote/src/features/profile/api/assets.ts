// What came with the page is put into the cache of these before the code of the tiles is there.
import './performer-galleries.ts';
import './performer-photos.ts';
import './performer-products.ts';
import './performer-videos.ts';
