/** The version of the envelope. */
export const VERSION = 1

/** What the page tells the app, by type. */
export type Outgoing = {
  ready: { path: string }
  title: { text: string }
  /** Of the page's content, in CSS pixels. */
  height: { px: number }
  /** A navigation inside the webview. */
  navigate: { path: string }
  /** A link outside the app's pages: another site, the rest of the shop, a telephone number, an e-mail address. */
  openExternal: { url: string }
  download: { url: string; fileName: string; mimeType: string }
  /** The page needs a new session; `path` is what it wants to show. */
  authExpired: { path: string }
  backHandled: { handled: boolean; replyTo: string | null }
  /** Ask before closing while `hasUnsaved`. */
  examState: { examResultId: number; state: string; hasUnsaved: boolean }
  /** `isPending`: a teacher has still to mark; what is marked so far stands beside it. */
  examSubmitted: {
    examResultId: number
    score: number | null
    maxScore: number
    isPending: boolean
    markedScore?: number | null
    markedMaxScore?: number | null
  }
}

export const envelopeOf = <T extends keyof Outgoing>(
  id: string,
  type: T,
  payload: Outgoing[T],
): string => JSON.stringify({ v: VERSION, id, type, payload })
