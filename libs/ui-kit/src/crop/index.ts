/** The cropper of pictures, for a screen that asks for it. */
export { cutPicture, type CropArea } from './cut-picture.ts';
export { PictureCropper } from './picture-cropper.tsx';
