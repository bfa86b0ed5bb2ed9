export { cropPicture } from '@/backend/modules/media/crop-picture'
export { drawIcons } from '@/backend/modules/media/draw-icons'
export { allPictureFiles, keepPicture, pictureFault } from '@/backend/modules/media/keep-picture'
export {
  deleteUnusedPicture,
  forgetSources,
  noteUse,
  rememberSource,
} from '@/backend/modules/media/write-pictures'
