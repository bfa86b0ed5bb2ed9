'use client'

import { Button } from '@/components/ui/button'
import { toast, wantToaster } from '@/components/ui/toast'
import { catalog as texts } from '@/lib/messages/catalog'
import { ui } from '@/lib/messages/ui'

/** Hands the page to the device's own sharing; its code loads with the press. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    wantToaster()
    try {
      const { sharePage } = await import('@/components/catalog/share-page')
      await sharePage(title)
    } catch {
      toast.error(ui.notReached)
    }
  }
  return (
    <Button variant="text" size="sm" icon="share" className="print:hidden" onClick={share}>
      {texts.detail.share}
    </Button>
  )
}
