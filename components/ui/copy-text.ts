import { toast } from '@/components/ui/toast'
import { ui } from '@/lib/messages/ui'

/** Copies the text and says whether it worked; where it is shown it can also be selected by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(ui.copy.done)
  } catch {
    toast.error(ui.copy.failed)
  }
}
