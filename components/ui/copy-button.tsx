'use client'

import { IconButton } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'
import { ui } from '@/lib/messages/ui'

/** A small button that copies the text beside it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { isCopied, copy } = useCopy(text)
  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        size={18}
        label={label}
        className="print:hidden"
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {isCopied ? ui.copy.done : ''}
      </span>
    </>
  )
}
