/** Elements of WebKit before it had the standard's way. */
interface WebKitVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** The frame fills the screen, or returns; on iPhones only the film itself can. */
export const toggleFullScreen = (frame: HTMLElement, video: WebKitVideo): void => {
  if (document.fullscreenElement === frame) return void document.exitFullscreen();
  if (document.fullscreenEnabled) return void frame.requestFullscreen().catch(() => {});
  video.webkitEnterFullscreen?.();
};

export const canPictureInPicture = (): boolean => typeof document !== 'undefined' && document.pictureInPictureEnabled;

/** The film in a small window of its own, or back in its page. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (document.pictureInPictureElement === video) return void document.exitPictureInPicture();
  // Refused before its size is known: then nothing happens, and the button is there.
  void video.requestPictureInPicture().catch(() => {});
};
