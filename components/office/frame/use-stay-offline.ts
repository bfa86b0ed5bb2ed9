import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { office } from '@/lib/messages/office'

const leads = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isPage = link && link.target !== '_blank' && !link.hasAttribute('download')
  return isPage && link.origin === location.origin && link.pathname !== location.pathname
}

/** Without a network a press on a link would end at the browser's own error page, and what was typed would be gone. */
export function useStayOffline() {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leads(event)) return
      event.preventDefault()
      event.stopPropagation()
      toast.error(office.offline)
    }
    // Before whoever asks about unsaved changes, who listens on the document.
    window.addEventListener('click', stay, true)
    return () => window.removeEventListener('click', stay, true)
  }, [])
}
