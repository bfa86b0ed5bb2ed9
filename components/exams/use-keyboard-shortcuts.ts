'use client'

import { useEffect, useRef } from 'react'
import { isOpen } from '@/lib/exams/attempt-phase'
import type { ExamRunner } from '@/lib/exams/exam-runner'
import { type Shortcut, shortcutOf } from '@/lib/exams/keyboard-shortcut'
import type { RunnerView } from '@/lib/exams/runner-view'

function focusOf(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return { tag: 'BODY' }
  return {
    tag: target.tagName,
    isEditable: target.isContentEditable,
    ...(target instanceof HTMLInputElement && { type: target.type }),
  }
}

/** Clicks the option of that number. */
function choose(option: number) {
  const options = document.querySelectorAll<HTMLInputElement>('[data-option]:enabled')
  options[option]?.click()
}

function carryOut(shortcut: Shortcut, runner: ExamRunner, { index, questions }: RunnerView) {
  const question = questions[index]
  if (shortcut.kind === 'previous') runner.go(index - 1)
  else if (shortcut.kind === 'next') runner.go(index + 1)
  else if (shortcut.kind === 'choose') choose(shortcut.option)
  else if (question) runner.toggleFlag(question.questionActiveId)
}

const isInWindow = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null

/** Navigation always works, answering only while the attempt is open. */
function meant(event: KeyboardEvent, { phase }: RunnerView): Shortcut | null {
  if (phase === 'confirming' || event.defaultPrevented || isInWindow(event.target)) return null
  const shortcut = shortcutOf(event, focusOf(event.target))
  const isTurning = shortcut?.kind === 'previous' || shortcut?.kind === 'next'
  return isTurning || isOpen(phase) ? shortcut : null
}

/** ← → between questions, F to flag, 1 to 9 to choose; not while typing or while a dialog is open. */
export function useKeyboardShortcuts(runner: ExamRunner, view: RunnerView): void {
  const latest = useRef(view)
  latest.current = view
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = meant(event, latest.current)
      if (!shortcut) return
      event.preventDefault()
      carryOut(shortcut, runner, latest.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [runner])
}
