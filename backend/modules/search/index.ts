export type { Phrase } from '@/backend/modules/search/language'
export {
  anchored,
  isNamed,
  isPlainWord,
  questionsOf,
  readPlainSearch,
  readSearch,
  type Search,
} from '@/backend/modules/search/read-search'
export { contentOf, gradeToken, type Term } from '@/backend/modules/search/read-terms'
export { type Field, searchDocument } from '@/backend/modules/search/search-document'
export { deleteOldSearchMisses, recordSearchMiss } from '@/backend/modules/search/search-misses'
export { searchText, wordsOf } from '@/backend/modules/search/search-text'
export { searchWithFallbacks } from '@/backend/modules/search/search-with-fallbacks'
export { begins, closeness, found, matches } from '@/backend/modules/search/text-match'
export { addSearchWords } from '@/backend/modules/search/vocabulary'
