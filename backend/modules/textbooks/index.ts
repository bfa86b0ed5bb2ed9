export { type BookKind, kindOfBook, volumeOf } from '@/backend/modules/textbooks/book-kind'
export { missingSubjects, subjectPlace } from '@/backend/modules/textbooks/subjects-of-grade'
export { assetItem, subChapter } from '@/backend/modules/textbooks/textbook-mapper'
export {
  findAsset,
  listAssets,
  listChapters,
  listSubChapters,
} from '@/backend/modules/textbooks/textbook-queries'
