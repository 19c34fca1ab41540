/** The picture cropper. Heavy: reach it by a lazy `import()`. */
export { cutPicture, type CropArea } from './cut-picture.ts';
export { PictureCropper } from './picture-cropper.tsx';
