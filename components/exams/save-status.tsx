'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { RunnerView } from '@/lib/exams/runner-view'
import type { SaveState as State } from '@/lib/exams/save-queue'
import { formatDateTime } from '@/lib/format/date'
import { exams } from '@/lib/messages/exams'
import styles from './exam-form.module.css'

const texts = exams.save

type Props = { save: RunnerView['save']; hasLocal: boolean; onRetry: () => void }

const icons: Record<State, IconName> = {
  saved: 'check',
  dirty: 'clock',
  saving: 'clock',
  localOnly: 'check',
  offline: 'warning',
  retrying: 'warning',
  error: 'error',
}
const troubled: readonly State[] = ['offline', 'retrying', 'error']

/** The hour and minute. */
const clockOf = (at: number) => formatDateTime(at).split(' ')[0] ?? ''

function textOf({ state, at, message }: RunnerView['save'], hasLocal: boolean): string {
  if (state === 'saved') return at === null ? texts.saved : texts.savedAt(clockOf(at))
  if (state === 'error') return message || texts.error
  if (!hasLocal && troubled.includes(state)) return texts.offlineBare
  return texts[state]
}

/** The short text for narrow screens. */
function shortOf({ state, at }: RunnerView['save'], hasLocal: boolean): string | null {
  if (state === 'saved' && at !== null) return texts.short.savedAt(clockOf(at))
  if (state !== 'offline' && state !== 'retrying') return null
  return hasLocal ? texts.short[state] : texts.short.bare
}

/** Whether the answers are saved; announced only when that changes for better or worse. */
export function SaveStatus({ save, hasLocal, onRetry }: Props) {
  const isTroubled = troubled.includes(save.state)
  const wasTroubled = useRef(isTroubled)
  const [announcement, setAnnouncement] = useState('')
  const text = textOf(save, hasLocal)
  const short = shortOf(save, hasLocal)

  useEffect(() => {
    if (isTroubled) setAnnouncement(text)
    else if (wasTroubled.current && save.state === 'saved') setAnnouncement(texts.back)
    if (isTroubled || save.state === 'saved') wasTroubled.current = isTroubled
  }, [isTroubled, save.state, text])

  return (
    <div className={styles.status} data-state={save.state}>
      <Icon name={icons[save.state]} size={16} />
      <span className={short ? styles.long : undefined}>{text}</span>
      {short ? <span className={styles.short}>{short}</span> : null}
      {isTroubled && save.state !== 'error' ? (
        <Button variant="text" size="sm" className={styles.retry} onClick={onRetry}>
          {texts.retry}
        </Button>
      ) : null}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
