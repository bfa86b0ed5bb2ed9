import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'
import '@/backend/platform/jobs/queue-figures'
import '@/backend/read-models/jobs/failed-jobs'
import { storefrontMetrics } from '@/lib/metrics/storefront-metrics'
import { createMetrics } from '@/server/gateway/metrics'

/** Every figure the shop shows, as Prometheus names it. */
async function shownFigures(): Promise<Set<string>> {
  const gateway = createMetrics()
  gateway.watchPurgeChannel(() => true)
  const text =
    (await gateway.text()) +
    (await storefrontMetrics().register.metrics()) +
    (await backendMetrics.metrics())
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  // Prometheus's own, of every place it reads.
  return new Set([...names, 'up'])
}

const namesIn = (expression: string) =>
  [...expression.replace(/\{[^}]*\}|by \([^)]*\)/g, ' ').matchAll(/[a-z_]{2,}(?!\w*\()/g)]
    .map(([name]) => name)
    .filter((name) => name === 'up' || /^(?:backend|gateway|storefront|process)_/.test(name))

type Panel = { title: string; targets: { expr: string }[] }

test('dashboard and alert rules ask for figures that exist', async () => {
  const shown = await shownFigures()
  const dashboard = JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8'))
  const rules = parse(readFileSync('docs/monitoring/alerts.yml', 'utf8'))
  const asked = [
    ...(dashboard.panels as Panel[]).flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...(rules.groups as { rules: { expr: string }[] }[]).flatMap((group) =>
      group.rules.map(({ expr }) => expr),
    ),
  ]
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((expression) => namesIn(expression).length === 0)).toEqual([])
  expect(asked.flatMap(namesIn).filter((name) => !shown.has(name))).toEqual([])
  expect(namesIn('rate(gateway_gone_total{status=~"5.."}[5m])')).toEqual(['gateway_gone_total'])
})
