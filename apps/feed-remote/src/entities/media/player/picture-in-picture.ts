export const canPictureInPicture = (): boolean => typeof document !== 'undefined' && document.pictureInPictureEnabled;

/** The film in a small window of its own, or back in its page. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (document.pictureInPictureElement === video) return void document.exitPictureInPicture();
  // Refused before its size is known: then nothing happens, and the button is there.
  void video.requestPictureInPicture().catch(() => {});
};
