export const canPictureInPicture = (): boolean => typeof document !== 'undefined' && document.pictureInPictureEnabled;

/** Toggles picture-in-picture. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (document.pictureInPictureElement === video) return void document.exitPictureInPicture();
  // Refused before the metadata has loaded: ignored.
  void video.requestPictureInPicture().catch(() => {});
};
