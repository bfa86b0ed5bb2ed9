/** Name of the meta element by which a page that shows something says with which status it is to be sent. Next sends it with 200. */
export const PAGE_STATUS = 'page-status'

/** What is not this reader's, or could not be asked for. */
export type PageStatusCode = 404 | 503

/** The status a written page asks for; null for one that is as it should be. */
export const pageStatusIn = (html: string): PageStatusCode | null => {
  const [, code] = new RegExp(`<meta name="${PAGE_STATUS}" content="(404|503)"`).exec(html) ?? []
  return code === undefined ? null : (Number(code) as PageStatusCode)
}
