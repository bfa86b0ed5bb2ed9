import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { type OfficePaths, useOfficePaths } from '@/components/office/frame/office-paths'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import {
  changeOpening,
  getOpening,
  type Opening,
  type OpeningStep,
  writeSamplePages,
} from '@/contract/staff/opening'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeSettings } from '@/lib/messages/office-settings'

const texts = officeSettings.opening

const linksOf = (
  officePaths: OfficePaths,
): Partial<Record<OpeningStep, readonly (readonly [string, string])[]>> => ({
  facts: [[texts.links.facts, officePaths.list('settings')]],
  payment: [[texts.links.payment, officePaths.list('connections')]],
  shipping: [[texts.links.shipping, officePaths.list('shipping')]],
  books: [
    [texts.links.categories, officePaths.list('categories')],
    [texts.links.addBook, officePaths.create('products')],
    [texts.links.importBooks, officePaths.create('imports')],
  ],
  mail: [[texts.links.mail, officePaths.list('connections')]],
  zalo: [[texts.links.zalo, officePaths.list('settings')]],
  notification: [[texts.links.notification, officePaths.list('settings')]],
})

function PageStep({ missing, onDone }: { missing: readonly string[]; onDone: () => void }) {
  const write = useMutation({
    mutationFn: () => staffCall(writeSamplePages, {}),
    onSuccess: () => {
      toast.success(texts.pagesWritten)
      onDone()
    },
    onError: (error) => toast.error(userMessageOf(error)),
  })
  if (missing.length === 0) return null
  return (
    <div className="grid justify-items-start gap-2">
      <p className="break-words text-sm text-ink-2">{texts.missing(missing.length)}</p>
      <Button variant="quiet" size="sm" busy={write.isPending} onClick={() => write.mutate()}>
        {texts.writePages}
      </Button>
    </div>
  )
}

type StepProps = { step: Opening['steps'][number]; opening: Opening; onDone: () => void }

function Step({ step: { name, isDone, isRequired }, opening, onDone }: StepProps) {
  const links = linksOf(useOfficePaths())
  return (
    <li className="flex gap-3 border-t border-line pt-3">
      <span className={isDone ? 'text-success' : 'text-ink-2'}>
        <Icon name={isDone ? 'success' : 'clock'} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">
          {texts.steps[name].title}
          <span className="font-normal text-ink-2">
            {' '}
            · {isDone ? texts.done : isRequired ? texts.required : texts.optional}
          </span>
        </p>
        <p className="text-sm text-ink-2">{texts.steps[name].text}</p>
        {name === 'pages' ? <PageStep missing={opening.missingPages} onDone={onDone} /> : null}
        <p className="flex flex-wrap gap-x-4">
          {links[name]?.map(([label, href]) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="link inline-flex min-h-tap items-center"
            >
              {label}
            </Link>
          ))}
        </p>
      </div>
    </li>
  )
}

function OpenButton({ isReady, onDone }: { isReady: boolean; onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const open = useMutation({
    mutationFn: () => staffCall(changeOpening, { body: { isOpen: true } }),
    onSuccess: () => {
      toast.success(texts.opened)
      onDone()
    },
    onError: (error) => toast.error(userMessageOf(error)),
  })
  return (
    <div className="grid justify-items-start gap-2">
      {isReady ? null : <p className="text-sm text-ink-2">{texts.notReady}</p>}
      {isReady ? (
        <Button busy={open.isPending} onClick={() => setIsAsking(true)}>
          {texts.open}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={texts.open}
        confirm={texts.open}
        cancel={texts.later}
        onConfirm={() => {
          setIsAsking(false)
          open.mutate()
        }}
        onClose={() => setIsAsking(false)}
      >
        {texts.openMore}
      </ConfirmDialog>
    </div>
  )
}

/** What is missing before a new shop opens; nothing once it is open. */
export function OpeningPanel() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['office-opening'],
    queryFn: async () => (await staffCall(getOpening, {})).data,
    refetchOnWindowFocus: true,
  })
  const refresh = () => {
    client.invalidateQueries({ queryKey: ['office-opening'] })
    client.invalidateQueries({ queryKey: ['office-shop'] })
  }
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : null
  if (data.isOpen) return null
  const isReady = data.steps.every(({ isDone, isRequired }) => isDone || !isRequired)
  return (
    <Section title={texts.title}>
      <p>{texts.intro}</p>
      <ol className="grid gap-3">
        {data.steps.map((step) => (
          <Step key={step.name} step={step} opening={data} onDone={refresh} />
        ))}
      </ol>
      <OpenButton isReady={isReady} onDone={refresh} />
    </Section>
  )
}
