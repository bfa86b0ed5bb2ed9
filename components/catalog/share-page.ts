import { toast } from '@/components/ui/toast'
import { product as texts } from '@/lib/messages/product'
import { ui } from '@/lib/messages/ui'

/** Without what advertisements or filters have added to it. */
const pageUrl = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href

/** True when the device has seen to it: shared, or closed by the person. */
async function shareByDevice(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Shares the page, or copies its link where the device cannot share. */
export async function sharePage(title: string): Promise<void> {
  const url = pageUrl()
  if (await shareByDevice(title, url)) return
  try {
    await navigator.clipboard.writeText(url)
    toast.success(texts.detail.linkCopied)
  } catch {
    toast.error(ui.copy.failed)
  }
}
