'use client'

import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'

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
  return (
    <div className="grid gap-1">
      <p className="text-sm font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        <output
          className={`min-w-0 select-all rounded border border-line bg-wash px-3 py-2 tabular-nums lining-nums [overflow-wrap:anywhere] ${large ? 'font-serif text-h3 font-semibold' : 'text-sm'}`}
        >
          {value}
        </output>
        <Button variant="quiet" icon="copy" onClick={() => void copyText(value)}>
          {action}
        </Button>
      </div>
    </div>
  )
}
