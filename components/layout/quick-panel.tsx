'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/dialog'
import { QueryProvider } from '@/components/ui/query-provider'
import type { Output } from '@/contract/endpoint'
import { getQuickPanel } from '@/contract/shop/home'
import { call } from '@/lib/api/browser'
import { layoutPanels } from '@/lib/messages/layout-panels'
import { ui } from '@/lib/messages/ui'

const texts = layoutPanels.quick

type Props = { open: boolean; onClose: () => void }

/** Two short lists: notes and events. */
export const QuickPanel = (props: Props) => (
  <QueryProvider>
    <Lists {...props} />
  </QueryProvider>
)

function Lists({ open, onClose }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['quick-panel'],
    queryFn: async () => (await call(getQuickPanel)).data,
    enabled: open,
    staleTime: 300_000,
    meta: { quiet: true },
  })
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      {isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{texts.failed}</p>
          <Button variant="quiet" onClick={() => refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {!data && !isError ? <p role="status">{ui.loading}</p> : null}
      {data ? (
        <div className="grid gap-8">
          <List title={texts.notes} items={data.notes} />
          <List title={texts.events} items={data.events} />
        </div>
      ) : null}
    </Sheet>
  )
}

type Entry = Output<typeof getQuickPanel>['data']['notes'][number]

function List({ title, items }: { title: string; items: readonly Entry[] }) {
  return (
    <section aria-label={title}>
      <h3 className="text-h3">{title}</h3>
      {items.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="py-3">
            <p className="font-semibold">
              {item.path ? (
                <a className="link inline-block py-1" href={item.path}>
                  {item.title}
                </a>
              ) : (
                item.title
              )}
            </p>
            <p className="text-sm text-ink-2">{item.detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
