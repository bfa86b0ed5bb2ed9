import { proxySandbox } from '@/lib/payments/proxy-sandbox'

export const GET = (request: Request) => proxySandbox(request)
export const POST = GET
