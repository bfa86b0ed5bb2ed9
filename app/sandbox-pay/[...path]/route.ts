import { proxySandbox } from '@/lib/sandbox/proxy-sandbox'

export const GET = (request: Request) => proxySandbox(request)
export const POST = GET
