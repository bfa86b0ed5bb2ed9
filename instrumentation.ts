/** Next calls it once, before the first request. */
export async function register() {
  // biome-ignore lint/style/noProcessEnv: the bundler leaves out by this name what the other runtime cannot load.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/env')
  const settings = env()
  if (settings.isTraced) {
    const { startTelemetry } = await import('@/lib/telemetry/start-telemetry')
    const { storefrontMetrics } = await import('@/lib/metrics/storefront-metrics')
    await startTelemetry('storefront', storefrontMetrics().register)
  }
  if (settings.isBehindGateway) return
  const { guardRequests } = await import('@/lib/standalone/guard-requests')
  guardRequests(settings)
}
