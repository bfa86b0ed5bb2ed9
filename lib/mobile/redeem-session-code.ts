import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { textWithin } from '@/lib/bff/text-within'
import { env } from '@/lib/env'
import {
  ACCOUNT_SWITCH_COOKIE,
  ACCOUNT_SWITCH_SECONDS,
  accountSwitchCode,
  accountSwitchValue,
} from '@/lib/mobile/account-switch-cookie'
import { signInByCode } from '@/lib/mobile/app-sign-in'
import {
  type Cookies,
  loginRequired,
  privateResponse,
  seeOther,
  upstreamUnavailable,
} from '@/lib/mobile/page-responses'
import { paths } from '@/lib/routes/paths'
import { safeNext } from '@/lib/routes/safe-next'
import { cookieName, findCookie, httpOnlyCookie } from '@/lib/session/http-only-cookie'
import { readRequestSession } from '@/lib/session/read-request-session'
import { writeSessionCookie } from '@/lib/session/write-session-cookie'

/** A foreign site must not sign anybody in; an app's own request comes from no page. */
function isFromShop({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'none' || site === 'same-origin'
  // Older browsers name the page a form was sent from in this header alone.
  const origin = headers.get('origin')
  return origin === null || origin === 'null' || origin === new URL(env().publicUrl).origin
}

/** No account has this id: whoever is signed out is asked before a link signs them in. */
const NOBODY = 2_147_483_647

const MAX_BYTES = 4_096

type Asked = {
  code: string | undefined
  /** The app itself posts, or the person has been asked; a link may come from anybody. */
  isSure: boolean
}

async function askedBy(request: NextRequest): Promise<Asked> {
  if (request.method === 'GET') {
    return { code: request.nextUrl.searchParams.get('code') ?? undefined, isSure: false }
  }
  const form = new URLSearchParams((await textWithin(request, MAX_BYTES)) ?? '')
  const code =
    form.get('confirm') === '1'
      ? accountSwitchCode(findCookie(request, ACCOUNT_SWITCH_COOKIE))
      : (form.get('code') ?? undefined)
  return { code, isSure: true }
}

/** A form's answer is a redirect, not a page. */
const refused = (request: NextRequest) =>
  request.method === 'GET' ? loginRequired(request) : seeOther(request, paths.mobile.loginNeeded())

const withoutSwitch = (cookieNames: readonly string[]): Cookies =>
  cookieNames.includes(cookieName(ACCOUNT_SWITCH_COOKIE))
    ? [httpOnlyCookie(ACCOUNT_SWITCH_COOKIE, '', 0)]
    : []

/** Exchanges a one-time code for the webview's session, and goes where the app wanted to go with it. */
export async function redeemSessionCode(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    return privateResponse(new NextResponse(null, { status: 405, headers: { allow: 'GET, POST' } }))
  }
  if (!isFromShop(request)) return refused(request)
  const { session, cookieNames } = await readRequestSession(request)
  const { code, isSure } = await askedBy(request)
  const handed = await signInByCode(request, code, isSure ? undefined : (session?.userId ?? NOBODY))
  if (handed.kind === 'unavailable') return upstreamUnavailable()
  if (handed.kind === 'other') {
    const value = accountSwitchValue(code ?? '', handed.name)
    const kept = httpOnlyCookie(ACCOUNT_SWITCH_COOKIE, value, ACCOUNT_SWITCH_SECONDS)
    return seeOther(request, paths.mobile.switchAccount(), [kept])
  }
  if (handed.kind !== 'taken') return refused(request)
  return seeOther(request, safeNext(handed.next), [
    ...handed.cookies,
    ...withoutSwitch(cookieNames),
    ...(await writeSessionCookie(handed.claims, cookieNames)),
  ])
}
