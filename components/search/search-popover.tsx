'use client'

import { clsx } from 'clsx'
import { useRouter } from 'next/navigation'
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { SuggestionsProps } from '@/components/search/suggestions'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { chipClass } from '@/components/ui/chip-class'
import { Icon } from '@/components/ui/icon'
import floating from '@/components/ui/overlays.module.css'
import { hasLeft, hidePanel, isShown } from '@/lib/browser/native-popover'
import { search } from '@/lib/messages/search'
import { paths, type SearchType } from '@/lib/routes/paths'
import styles from './search-popover.module.css'

export const SEARCH_ID = 'tim-kiem'
const texts = search
const types: readonly SearchType[] = [1, 2, 3]

// Loaded when the search first opens; offline there is nothing to suggest.
const Suggestions = lazy(() =>
  import('@/components/search/suggestions').then(
    (found): { default: ComponentType<SuggestionsProps> } => ({ default: found.Suggestions }),
    () => ({ default: () => null }),
  ),
)

// With Telex or VNI, Enter may end a word: that Enter belongs to the input method.
const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229

/** Search text, kind, apply and cancel. A plain form where scripts do not run. */
export function SearchPopover() {
  const router = useRouter()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const [type, setType] = useState<SearchType>(1)

  // The panel may open and take letters before this runs.
  useEffect(() => {
    setOpened(isShown(panel.current))
    setText(input.current?.value ?? '')
  }, [])

  const close = () => hidePanel(panel.current)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.normalize('NFC').trim()
    if (wanted === '') {
      input.current?.focus()
      return
    }
    close()
    router.push(paths.search(type, wanted))
  }
  const cancel = () => {
    setText('')
    setType(1)
    close()
  }

  return (
    <section
      ref={panel}
      id={SEARCH_ID}
      popover="auto"
      className={clsx(floating.popover, styles.panel, 'print:hidden')}
      aria-label={texts.title}
      onBlur={(event) => {
        if (hasLeft(event)) close()
      }}
      onToggle={(event) => {
        if (event.newState === 'open') setOpened(true)
      }}
    >
      <form action={paths.products()} onSubmit={apply}>
        <input type="hidden" name="page" value="1" />
        <input type="hidden" name="category" value="" />
        <input type="hidden" name="objectType" value="0,1" />
        <label className={styles.line}>
          <Icon name="search" />
          <span className="sr-only">{texts.input}</span>
          <input
            ref={input}
            type="search"
            name="searchContent"
            className={styles.input}
            placeholder={texts.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            autoFocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
            }}
          />
        </label>
        <fieldset className={styles.types}>
          <legend className="sr-only">{texts.type}</legend>
          {types.map((value) => (
            <label key={value} className={chipClass}>
              <input
                type="radio"
                className="sr-only"
                name="searchType"
                form="search-type"
                value={value}
                checked={value === type}
                onChange={() => setType(value)}
              />
              {texts.types[value]}
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.apply}</Button>
          <noscript>
            <button
              type="submit"
              className={buttonClass({ variant: 'text' })}
              formAction={paths.library()}
            >
              {texts.inLibrary}
            </button>
            <button
              type="submit"
              className={buttonClass({ variant: 'text' })}
              formAction={paths.newsList()}
            >
              {texts.inNews}
            </button>
          </noscript>
        </div>
        {/* Last: what comes while somebody types moves no button under the finger. */}
        {isOpened ? (
          <Suspense fallback={null}>
            <Suggestions typed={text} type={type} onPick={close} />
          </Suspense>
        ) : null}
      </form>
      <form id="search-type" hidden />
    </section>
  )
}
