import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { cookieName, cookieOf, httpOnlyCookie } from '@/lib/bff/http-only-cookie'
import {
  codeOfSwitch,
  SWITCH_COOKIE,
  SWITCH_SECONDS,
  switchValue,
} from '@/lib/mobile/account-switch-cookie'
import { takeCode } from '@/lib/mobile/app-sign-in'
import { away, type Cookies, needsLogin, onTo, personal } from '@/lib/mobile/page-responses'
import { paths } from '@/lib/routes/paths'
import { safeNext } from '@/lib/routes/safe-next'
import { beginSession, visitorOf } from '@/lib/session/request-session'

/** A page of a foreign site must not sign anybody in; an app's own request comes from no page. */
function isOwn({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'none' || site === 'same-origin'
}

type Asked = {
  code: string | undefined
  /** Another person's session may be replaced: the app itself posts, or the person has been asked. */
  isSure: boolean
}

async function askedBy(request: NextRequest): Promise<Asked> {
  if (request.method === 'GET') {
    return { code: request.nextUrl.searchParams.get('code') ?? undefined, isSure: false }
  }
  const form = new URLSearchParams(await request.text())
  const code =
    form.get('confirm') === '1'
      ? codeOfSwitch(cookieOf(request, SWITCH_COOKIE))
      : (form.get('code') ?? undefined)
  return { code, isSure: true }
}

/** A page cannot be written as the answer to a form. */
const refused = (request: NextRequest) =>
  request.method === 'GET' ? needsLogin(request) : onTo(request, paths.mobile.loginNeeded())

const withoutSwitch = (cookieNames: readonly string[]): Cookies =>
  cookieNames.includes(cookieName(SWITCH_COOKIE)) ? [httpOnlyCookie(SWITCH_COOKIE, '', 0)] : []

/** Exchanges a one-time code for the webview's session, and goes where the app wanted to go with it. */
export async function answerCode(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    return personal(new NextResponse(null, { status: 405, headers: { allow: 'GET, POST' } }))
  }
  if (!isOwn(request)) return refused(request)
  const { session, cookieNames } = await visitorOf(request)
  const { code, isSure } = await askedBy(request)
  const handed = await takeCode(request, code, isSure ? undefined : session?.userId)
  if (handed.kind === 'unavailable') return away()
  if (handed.kind === 'other') {
    const value = switchValue(code ?? '', handed.name)
    const kept = httpOnlyCookie(SWITCH_COOKIE, value, SWITCH_SECONDS)
    return onTo(request, paths.mobile.switchAccount(), [kept])
  }
  if (handed.kind !== 'taken') return refused(request)
  return onTo(request, safeNext(handed.next), [
    ...handed.cookies,
    ...withoutSwitch(cookieNames),
    ...(await beginSession(handed.claims, cookieNames)),
  ])
}
