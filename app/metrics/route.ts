import { metricsResponse } from '@/lib/metrics/metrics-response'

export const GET = (request: Request) => metricsResponse(request)
