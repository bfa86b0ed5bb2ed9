export {
  addPart,
  checkImport,
  createImport,
  dropImport,
  startImport,
  undoImport,
} from '@/backend/modules/imports/change-import'
export {
  type Changes,
  type ColumnField,
  columnOf,
} from '@/backend/modules/imports/compare/compare-row'
export {
  compareRows,
  type Job,
  knownPictures,
  type Row,
  sourceOf,
} from '@/backend/modules/imports/compare/compare-rows'
export { type Book, getBooks } from '@/backend/modules/imports/compare/find-books'
export { bookKindWords, fieldTexts } from '@/backend/modules/imports/field-texts'
export { getImport, listImportRows, listImports } from '@/backend/modules/imports/import-queries'
export { FileProblem, type Given, type Problem } from '@/backend/modules/imports/import-row'
export { inspectImport } from '@/backend/modules/imports/inspect-import'
export { fileOf, lockJob, setState } from '@/backend/modules/imports/job-lock'
export { dropForgottenImports, OPEN_IMPORTS } from '@/backend/modules/imports/open-imports'
export { fetchPicture } from '@/backend/modules/imports/pictures/fetch-picture'
export { type Archive, openArchive } from '@/backend/modules/imports/read/open-archive'
export { readTables } from '@/backend/modules/imports/read/read-file'
export { readRows, refuseFile } from '@/backend/modules/imports/read-rows'
export { rowTexts, stepTexts, vatWords } from '@/backend/modules/imports/texts'
export { markUndone, updateImportRow } from '@/backend/modules/imports/write-import-rows'
export { writeOutcomes } from '@/backend/modules/imports/write-outcomes'
