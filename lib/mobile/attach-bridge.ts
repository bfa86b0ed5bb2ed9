import { EXAM_EVENT } from '@/lib/exams/exam-event'
import type { RunnerEvent } from '@/lib/exams/runner-store'
import type { Bridge } from '@/lib/mobile/bridge'
import { handleAppMessage } from '@/lib/mobile/handle-app-message'
import { readIncoming } from '@/lib/mobile/incoming-message'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

type Listener = { data: unknown }
type AppPage = Window & {
  appBridgeReceive?: ((text: unknown) => void) | undefined
  AppBridge?: { onmessage?: ((event: Listener) => void) | null }
}

const SETTLED_MS = 100

const placeOf = ({ pathname, search }: Location) => pathname + search

function tellExam(bridge: Bridge, event: RunnerEvent, { location }: Window): void {
  if (event.type === 'authExpired') {
    bridge.post('authExpired', { path: placeOf(location) })
  } else if (event.type === 'state') {
    const { examResultId, phase: state, hasUnsaved } = event
    bridge.post('examState', { examResultId, state, hasUnsaved })
  } else {
    const { examResultId, score, maxScore, markedScore = null, markedMaxScore = null } = event
    const isPending = score === null
    const soFar = isPending ? { markedScore, markedMaxScore } : {}
    bridge.post('examSubmitted', { examResultId, score, maxScore, isPending, ...soFar })
  }
}

/** Asks the app for a new session when a call of the page answers 401. */
const watchSession = (bridge: Bridge, { location }: Window) =>
  watchSignedIn(() => {
    if (!seemsSignedIn()) bridge.post('authExpired', { path: placeOf(location) })
  })

/** Sends the title now and at every change. */
function watchTitle(bridge: Bridge, { document }: Window): () => void {
  let told: string | undefined
  const tell = () => {
    if (document.title === '' || document.title === told) return
    told = document.title
    bridge.post('title', { text: told })
  }
  const observer = new MutationObserver(tell)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  tell()
  return () => observer.disconnect()
}

/** Sends the content's height when it has settled. */
function watchHeight(bridge: Bridge, { document }: Window): () => void {
  let told: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const content = document.querySelector<HTMLElement>('main')
  if (!content || typeof ResizeObserver === 'undefined') return () => undefined
  const tell = () => {
    const px = content.offsetHeight
    if (px !== told) bridge.post('height', { px })
    told = px
  }
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(tell, SETTLED_MS)
  })
  observer.observe(content)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** Connects the page with the app that embeds it; returns the clean-up. */
export function attachBridge(bridge: Bridge, page: AppPage): () => void {
  const hear = (data: unknown) => {
    const message = readIncoming(data)
    if (message) handleAppMessage(message, bridge, page)
  }
  // Messages an app injects have no origin; those of a frame or an opener have.
  const onMessage = ({ data, origin }: MessageEvent) => {
    if (origin === '' || origin === page.location.origin) hear(data)
  }
  const onExam = (event: Event) =>
    tellExam(bridge, (event as CustomEvent<RunnerEvent>).detail, page)
  page.appBridgeReceive = hear
  if (page.AppBridge) page.AppBridge.onmessage = ({ data }) => hear(data)
  page.addEventListener('message', onMessage)
  page.addEventListener(EXAM_EVENT, onExam)
  bridge.post('ready', { path: placeOf(page.location) })
  const stops = [watchSession, watchTitle, watchHeight].map((watch) => watch(bridge, page))
  return () => {
    for (const stop of stops) stop()
    page.removeEventListener('message', onMessage)
    page.removeEventListener(EXAM_EVENT, onExam)
    page.appBridgeReceive = undefined
  }
}
