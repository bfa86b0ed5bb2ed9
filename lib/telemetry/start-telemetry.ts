import type { Registry } from 'prom-client'

/**
 * Sends traces, and once a minute the figures of `/metrics`, to the collector OTEL_EXPORTER_OTLP_ENDPOINT names; the library's other
 * variables (OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER, …) count as they are. Nothing of it is loaded where no collector is named.
 * Returns how to send the rest.
 */
export async function startTelemetry(
  service: string,
  register: Registry,
): Promise<() => Promise<void>> {
  const [trace, traceExport, metrics, metricExport, { resourceFromAttributes }, bridge] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/exporter-metrics-otlp-http'),
      import('@opentelemetry/resources'),
      import('@/lib/telemetry/prometheus-producer'),
    ])
  const resource = resourceFromAttributes({ 'service.name': service })
  const traces = new trace.NodeTracerProvider({
    resource,
    spanProcessors: [new trace.BatchSpanProcessor(new traceExport.OTLPTraceExporter())],
  })
  traces.register()
  const figures = new metrics.MeterProvider({
    resource,
    readers: [
      new metrics.PeriodicExportingMetricReader({
        exporter: new metricExport.OTLPMetricExporter(),
        metricProducers: [bridge.prometheusProducer(register)],
      }),
    ],
  })
  return async () => {
    await Promise.all([traces.shutdown(), figures.shutdown()])
  }
}
