import type { Page } from 'playwright'

/** Told by the browser itself, of answers that a check may have caused on purpose. */
const OF_THE_NETWORK = 'Failed to load resource'

/** Tells what a page's scripts threw, also what its own error page caught: that is only written to the console. */
export function onPageError(page: Page, tell: (fault: string) => void): void {
  page.on('pageerror', ({ message }) => tell(message))
  page.on('console', (message) => {
    // Its stack follows in lines of their own.
    const [text = ''] = message.text().split('\n')
    if (message.type() === 'error' && !text.startsWith(OF_THE_NETWORK)) tell(text)
  })
}
