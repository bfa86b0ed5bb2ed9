export { blockStore, introItemsOf } from '@/backend/modules/content/blocks/block-store'
export { homeContentOf, homeLayoutOf } from '@/backend/modules/content/home-content'
export { linkedProductIds } from '@/backend/modules/content/news/linked-products'
export {
  findNews,
  findNewsByUrl,
  listNewestNews,
  listNews,
  listNewsTags,
  listNewsTexts,
  listRelatedNews,
  type NewsDetailRow,
  type NewsRow,
} from '@/backend/modules/content/news/news-queries'
export { newsFacts, newsStore } from '@/backend/modules/content/news/news-store'
export {
  getStaffNews,
  listStaffNews,
  previewNews,
} from '@/backend/modules/content/news/staff-news-queries'
export { changeNews, createNews } from '@/backend/modules/content/news/write-news'
export {
  addMissingPages,
  findPage,
  findRedirect,
  type IntroItem,
  listIntroItems,
} from '@/backend/modules/content/pages/page-queries'
export { findSlug, pageStore } from '@/backend/modules/content/pages/page-store'
export {
  getStaffPage,
  listStaffPages,
  previewPage,
} from '@/backend/modules/content/pages/staff-page-queries'
export { changePage, createPage, refusePolicy } from '@/backend/modules/content/pages/write-page'
export {
  purgeDocument,
  refuseNothing,
  savedMessage,
} from '@/backend/modules/content/publishing/document-changes'
export { openDocument, versionAt } from '@/backend/modules/content/publishing/document-state'
export type { DocumentFields } from '@/backend/modules/content/publishing/document-store'
export { publishDueDocuments } from '@/backend/modules/content/publishing/publish-due-documents'
export { putAway, saveDocument } from '@/backend/modules/content/publishing/save-document'
export { itsEditor, lifeDto } from '@/backend/modules/content/publishing/state-queries'
export { getVersion, listVersions } from '@/backend/modules/content/publishing/version-queries'
export { addRedirect, changeRedirect, removeRedirect } from '@/backend/modules/content/redirects'
