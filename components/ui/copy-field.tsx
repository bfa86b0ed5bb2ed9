'use client'

import { Button } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'
import { ui } from '@/lib/messages/ui'

export function CopyField({
  label,
  value,
  action,
  large = false,
}: {
  label: string
  value: string
  action: string
  large?: boolean
}) {
  const { isCopied, copy } = useCopy(value)
  return (
    <div className="grid gap-1">
      <p className="text-sm font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        <output
          translate="no"
          className={`min-w-0 select-all rounded border border-line bg-wash px-3 py-2 [overflow-wrap:anywhere] ${large ? 'font-serif text-h3 font-semibold' : 'text-sm'}`}
        >
          {value}
        </output>
        <Button variant="quiet" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {action}
        </Button>
        <span role="status" className="text-sm text-success">
          {isCopied ? ui.copy.done : ''}
        </span>
      </div>
    </div>
  )
}
