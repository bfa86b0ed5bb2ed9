import { ValueType } from '@opentelemetry/api'
import { emptyResource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

type Figure = MetricObjectWithValues<MetricValue<string>>
type Value = Figure['values'][number] & { metricName?: string }
type Time = [number, number]
type Span = { startTime: Time; endTime: Time }

const SECOND_MS = 1_000
const timeOf = (ms: number): Time => [
  Math.floor(ms / SECOND_MS),
  Math.round((ms % SECOND_MS) * 1e6),
]

const attributesOf = ({ labels }: Value): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) =>
      name === 'le' ? [] : [[name, String(value)]],
    ),
  )

const descriptorOf = ({ name, help }: Figure) => ({
  name,
  description: help,
  unit: '',
  valueType: ValueType.DOUBLE,
})

function groupByLabels(values: readonly Value[]) {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const key = JSON.stringify(attributesOf(value))
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}

/** Prometheus counts everything up to a bound, OpenTelemetry what lies between two. */
function histogramPoint(name: string, values: readonly Value[]) {
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`)
  const upTo = buckets.map(({ value }) => value)
  const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite)
  const find = (part: string) =>
    values.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0
  return {
    buckets: { boundaries, counts: upTo.map((count, index) => count - (upTo[index - 1] ?? 0)) },
    count: find('count'),
    sum: find('sum'),
  }
}

const histogramData = (figure: Figure, span: Span): HistogramMetricData => ({
  descriptor: descriptorOf(figure),
  aggregationTemporality: AggregationTemporality.CUMULATIVE,
  dataPointType: DataPointType.HISTOGRAM,
  dataPoints: [...groupByLabels(figure.values)].map(([key, values]) => ({
    ...span,
    attributes: JSON.parse(key),
    value: histogramPoint(figure.name, values),
  })),
})

function metricData(figure: Figure, span: Span): MetricData {
  // The library's types say an enumeration, its values are words.
  const type = String(figure.type)
  if (type === 'histogram') return histogramData(figure, span)
  const shared = {
    descriptor: descriptorOf(figure),
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPoints: figure.values.map(
      (value): DataPoint<number> => ({
        ...span,
        attributes: attributesOf(value),
        value: value.value,
      }),
    ),
  }
  return type === 'counter'
    ? { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true }
    : { ...shared, dataPointType: DataPointType.GAUGE }
}

/** The figures of `/metrics` as OpenTelemetry sends them: what is counted is written once. */
export function prometheusProducer(register: Registry, now = Date.now): MetricProducer {
  const startTime = timeOf(now())
  return {
    collect: async () => {
      const span = { startTime, endTime: timeOf(now()) }
      const figures = (await register.getMetricsAsJSON()) as Figure[]
      const metrics = figures.map((figure) => metricData(figure, span))
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [{ scope: { name: 'prom-client' }, metrics }],
        },
        errors: [],
      }
    },
  }
}
