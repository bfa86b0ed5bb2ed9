import { clsx } from 'clsx'
import { type ChangeEvent, useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'

type Props = {
  label: string
  hint: string
  accept: string
  multiple?: boolean
  onChoose: (files: readonly File[]) => void
}

/** The browser's own button speaks the language of the browser, so a label stands in its place. */
export function FileButton({ label, hint, accept, multiple = false, onChoose }: Props) {
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        onChange={choose}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={clsx(
          buttonClass({ variant: 'quiet' }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
        )}
      >
        <Icon name="plus" size={18} />
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
        {hint}
      </p>
    </div>
  )
}
