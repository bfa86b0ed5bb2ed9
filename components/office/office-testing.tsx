import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { OfficeApp } from '@/components/office/office-app'
import { OfficeScreen } from '@/components/office/office-screen'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

export const session = {
  userId: 90,
  name: 'Đỗ Gia Bảo',
  email: 'quantri@hiensach.test',
  roles: ['staff', 'admin'],
  lock: null,
  hasSecondFactor: false,
  isSecondFactorRequired: false,
  recoveryCodesLeft: 0,
  idleMinutes: 30,
}

/** Opens a screen of the office as an admin, against mocked calls; returns the calls it made. */
export function openOffice(
  path: readonly string[],
  answers: Parameters<typeof answerCalls>[0],
  screens?: ReactNode,
) {
  cleanup()
  mockBrowserApis()
  const sent = answerCalls({
    'GET /api/staff/session': { json: { data: session } },
    ...answers,
  })
  const view = renderPage(
    screens ?? (
      <OfficeApp>
        <OfficeScreen path={path} />
      </OfficeApp>
    ),
    { pathname: `/quan-tri/${path.join('/')}` },
  )
  return { ...view, sent, writes: () => sent.filter(({ method }) => method !== 'GET') }
}
