import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DeferredMove, EmptyPlace } from '@/components/office/list/deferred-move'
import { useStepGroup } from '@/components/office/list/step-group'
import { useDeferredMove } from '@/components/office/list/use-deferred-move'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeMoney } from '@/lib/messages/office-money'

type Props = {
  label: string
  isDanger?: boolean
  /** The next step forward: the one primary button of its place. */
  isPrimary?: boolean
  /** What the step is about, above the fields. */
  about: ReactNode
  children?: ReactNode
  run: (form: FormData) => Promise<unknown>
  /** Sent ten seconds after it was confirmed, so that it can be taken back: steps that send mail, and steps that cannot be undone. */
  isDeferred?: boolean
}

/** What the call itself says came of it. */
const saidBy = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'successMessage' in answer
    ? (answer.successMessage as string | undefined)
    : undefined

/** A step with one row of a list: asked for in a dialog, which stays open and says why when it is refused. */
export function RowAction({ label, isDanger = false, isPrimary = false, ...props }: Props) {
  const { about, children, run, isDeferred = false } = props
  const [isOpen, setIsOpen] = useState(false)
  const refresh = useRefresh()
  const step = useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      setIsOpen(false)
      toast.success(saidBy(answer) ?? officeMoney.done)
      refresh()
    },
    // The text stands in the dialog, which opens again for a step that was deferred.
    onError: () => setIsOpen(true),
  })
  const { deferred, isEmpty, defer, undo, sendNow } = useDeferredMove((form: FormData) =>
    step.mutate(form),
  )
  const isWaiting = deferred !== null || isEmpty || (isDeferred && step.isPending)
  const isOtherWaiting = useStepGroup(isWaiting)
  const open = () => {
    step.reset()
    setIsOpen(true)
  }
  // Refused because the row is not what it was: it is read again once the reason has been read.
  const close = () => {
    setIsOpen(false)
    if (step.isError) refresh()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!isDeferred) return step.mutate(form)
    setIsOpen(false)
    defer(form)
  }
  if (isOtherWaiting) return null
  if (isEmpty) return <EmptyPlace />
  if (deferred) {
    const { secondsLeft } = deferred
    return <DeferredMove label={label} secondsLeft={secondsLeft} onUndo={undo} onNow={sendNow} />
  }
  return (
    <>
      <Button
        variant={isDanger ? 'danger' : isPrimary ? 'primary' : 'quiet'}
        size="sm"
        busy={isDeferred && step.isPending}
        onClick={open}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={label} size="sm">
        <form onSubmit={submit} className="grid gap-4">
          <p>{about}</p>
          {children}
          {step.error ? <Notice tone="danger">{userMessageOf(step.error)}</Notice> : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={step.isPending}>
              {label}
            </Button>
            <Button variant="quiet" onClick={close}>
              {officeMoney.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
