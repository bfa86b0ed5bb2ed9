import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { AuthDialogHost } from '@/components/auth/auth-dialog-host'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { toast } from '@/components/ui/toast'
import { answerCalls } from '@/lib/api/testing'

export const places = {
  json: {
    data: {
      user: null,
      categories: [],
      affiliate: null,
      cities: [
        { cityId: 1, cityName: 'Hà Nội' },
        { cityId: 2, cityName: 'Huế' },
      ],
      districts: [
        { districtId: 11, cityId: 1, districtName: 'Ba Đình' },
        { districtId: 12, cityId: 1, districtName: 'Hoàn Kiếm' },
        { districtId: 21, cityId: 2, districtName: 'Thuận Hoá' },
      ],
      wards: [
        { wardId: 111, districtId: 11, wardName: 'Ngọc Hà' },
        { wardId: 121, districtId: 12, wardName: 'Cửa Nam' },
        { wardId: 211, districtId: 21, wardName: 'Thuận Hoá' },
      ],
    },
  },
}

type Setting = {
  answers?: Parameters<typeof answerCalls>[0]
  width?: number
  search?: string
  social?: Parameters<typeof AuthDialogHost>[0]['social']
  /** Prepares what the browser has stored from earlier. */
  before?: () => void
}

/** Renders the shop with dialogs closed and storage empty, against mocked calls. */
export function openShop({ answers = {}, width, search, social, before }: Setting = {}) {
  mockBrowserApis(width === undefined ? {} : { width })
  window.localStorage.clear()
  window.sessionStorage.clear()
  cleanup()
  authDialog.close()
  before?.()
  toast.hide()
  const sent = answerCalls({ 'GET /api/User/UserApp': places, ...answers })
  const view = renderPage(
    <AuthDialogHost social={social ?? { google: false, facebook: false }} />,
    search === undefined ? {} : { search },
  )
  return { ...view, sent, paths: () => sent.map(({ method, path }) => `${method} ${path}`) }
}

export const dialogs = () => screen.queryAllByRole('dialog')

/** Waits for the dialog with this title and returns it. */
export async function dialogCalled(title: string): Promise<HTMLElement> {
  // The first one loads the dialogs' code.
  await screen.findByRole('heading', { name: title }, { timeout: 15_000 })
  return screen.getByRole('dialog', { name: title })
}

export async function open(title: string, how: () => void): Promise<HTMLElement> {
  act(how)
  return dialogCalled(title)
}

export const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Presses a button and waits for what follows. */
export async function press(name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.click(button(name))
  })
}

export const says = (text: string | RegExp) => screen.findAllByText(text)
