import type { ExamRunner } from '@/lib/exams/exam-runner'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Connects a runner to the page's lifecycle events; returns the clean-up. Nothing relies on `beforeunload`: phones do not fire it. */
export function bindPageLifecycle(runner: ExamRunner, page: Page): () => void {
  const { document } = page
  const hide = () => runner.hide()
  const show = () => runner.show()
  const online = () => runner.online()
  const onVisibility = () => (document.visibilityState === 'hidden' ? hide() : show())
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) show()
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (runner.hasUnsavedChanges) event.preventDefault()
  }
  document.addEventListener('visibilitychange', onVisibility)
  document.addEventListener('freeze', hide)
  document.addEventListener('resume', show)
  page.addEventListener('pagehide', hide)
  page.addEventListener('pageshow', onPageShow)
  page.addEventListener('online', online)
  page.addEventListener('beforeunload', onLeave)
  return () => {
    hide()
    document.removeEventListener('visibilitychange', onVisibility)
    document.removeEventListener('freeze', hide)
    document.removeEventListener('resume', show)
    page.removeEventListener('pagehide', hide)
    page.removeEventListener('pageshow', onPageShow)
    page.removeEventListener('online', online)
    page.removeEventListener('beforeunload', onLeave)
  }
}
