import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConnectionForm } from '@/components/office/connections/connection-form'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/spinner'
import { type Connection, staffConnections } from '@/contract/staff/connections'
import { formatDateTime } from '@/lib/format/date'
import { officeConnections as texts } from '@/lib/messages/office-connections'

const KEY = ['office-connections']

const tones = {
  environment: 'success',
  office: 'success',
  demo: 'neutral',
  none: 'warning',
} as const

function Facts({ connection }: { connection: Connection }) {
  const { source, fields, noticeUrl, changedBy, changedTime } = connection
  const shown = fields.filter(({ isSecret, value }) => !isSecret && value)
  return (
    <div className="grid gap-3 text-sm empty:hidden">
      {source === 'environment' ? <p>{texts.environmentMore}</p> : null}
      {source === 'office' ? (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {shown.map(({ name, label, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {source === 'office' && changedBy && changedTime ? (
        <p>{texts.changed(changedBy, formatDateTime(changedTime))}</p>
      ) : null}
      {noticeUrl && (source === 'office' || source === 'environment') ? (
        <p>
          {texts.noticeUrl} <code className="break-all">{noticeUrl}</code>
        </p>
      ) : null}
    </div>
  )
}

const removal = (kind: Connection['kind']) =>
  kind === 'mail' ? texts.removeMail : texts.removeMore

const TestMail = ({ connection: { kind, source } }: { connection: Connection }) =>
  kind === 'mail' && (source === 'office' || source === 'environment') ? (
    <div>
      <RowAction
        label={texts.testMail}
        about={texts.testMailMore}
        run={() => staffCall(staffConnections.sendTestMail, {})}
      />
    </div>
  ) : null

function ConnectionPanel({ connection }: { connection: Connection }) {
  const { id, kind, name, source } = connection
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: KEY })
  const remove = async () => {
    await staffCall(staffConnections.archive, { params: { id } })
    await refresh()
  }
  const done = () => {
    setIsOpen(false)
    refresh()
  }
  const isOwn = source === 'office'
  return (
    <Section title={name}>
      <div>
        <Badge tone={tones[source]}>{texts.sources[source]}</Badge>
      </div>
      <Facts connection={connection} />
      <TestMail connection={connection} />
      {isOpen ? (
        <ConnectionForm key={connection.version} connection={connection} onDone={done} />
      ) : null}
      {isOpen || source === 'environment' ? null : (
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
            {isOwn ? texts.change : texts.open}
          </Button>
          {isOwn ? (
            <RowAction label={texts.remove} isDanger about={removal(kind)} run={remove} />
          ) : null}
        </div>
      )}
    </Section>
  )
}

/** The shop's accounts at payment sites, carriers and its mail server. */
export function ConnectionPage() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await staffCall(staffConnections.list, {})).data,
  })
  return (
    <>
      <PageHead title={texts.title} />
      <div className="mb-6 grid max-w-prose gap-3">
        <p>{texts.intro}</p>
        {data?.some(({ source }) => source === 'demo') ? <p>{texts.demoMore}</p> : null}
      </div>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data || error ? null : <Loading />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {data?.map((connection) => (
          <ConnectionPanel key={connection.id} connection={connection} />
        ))}
      </div>
    </>
  )
}
