'use client'

import { Button } from '@/components/ui/button'
import { toast, wantToaster } from '@/components/ui/toast'
import { ui } from '@/lib/messages/ui'

/** Hands the page to the device's own sharing; its code loads with the press. */
export function ShareButton({ title, label }: { title: string; label: string }) {
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
      {label}
    </Button>
  )
}
