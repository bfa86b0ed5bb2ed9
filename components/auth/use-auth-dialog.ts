'use client'

import { useSyncExternalStore } from 'react'
import { toast } from '@/components/ui/toast'
import { sessionMessages } from '@/contract/session-messages'
import type { RegistrationDraft } from '@/lib/auth/registration-draft'
import { authDialogHost } from '@/lib/messages/auth-dialog-host'

/** 1 student, 2 teacher, 3 guest. */
export type RegisterRole = 1 | 2 | 3

export type LoginRequest = {
  /** Shown for four seconds. */
  warning?: string | undefined
  /** Stays until the next attempt. */
  failure?: string | undefined
  /** Where to go afterwards; without it the page is reloaded. */
  next?: string | undefined
  email?: string | undefined
  /** Typed at the registration that ends here: it signs in at once. Held in memory alone. */
  password?: string | undefined
}
export type Activation = {
  /** Identifies the registration; it is not a session token. */
  token: string
  email: string
  name: string
  phone: string
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number
  password?: string | undefined
}

export type AuthDialog =
  | ({ kind: 'login' } & LoginRequest)
  | { kind: 'register'; role: RegisterRole }
  | ({ kind: 'activation' } & Activation)
  | { kind: 'reactivation'; email?: string | undefined }
  | { kind: 'forgot'; email?: string | undefined }
  | ({ kind: 'information'; draft: RegistrationDraft } & Pick<LoginRequest, 'email' | 'password'>)

export const WARNING_MS = 4000
const WIDE = '(min-width: 1024px)'

let open: AuthDialog | null = null
let next: string | undefined
const listeners = new Set<() => void>()

function show(dialog: AuthDialog | null) {
  open = dialog
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens each dialog. One is open at a time: opening the next closes the current one. */
export const authDialog = {
  /** The return URL survives a detour over registration or a forgotten password. */
  openLogin(request: LoginRequest = {}) {
    next = request.next ?? next
    show({ kind: 'login', ...request, next })
  },
  openRegister: (role: RegisterRole = 1) => show({ kind: 'register', role }),
  openForgot: (email?: string) => show({ kind: 'forgot', email }),
  openActivation: (activation: Activation) => show({ kind: 'activation', ...activation }),
  openReactivation: (email?: string) => show({ kind: 'reactivation', email }),
  openInformation: (draft: RegistrationDraft, email?: string, password?: string) =>
    show({ kind: 'information', draft, email, password }),
  close() {
    next = undefined
    show(null)
  },

  /** Asks a guest to sign in: the dialog opens from 1024 px on, below that a warning offers it. */
  requestLogin({ warning = sessionMessages.signInFirst, next: target }: LoginRequest = {}) {
    if (window.matchMedia(WIDE).matches || open?.kind === 'login')
      authDialog.openLogin({ warning, next: target })
    else authDialog.offerLogin(warning, WARNING_MS, target)
  },

  /** Says why signing in would help and offers it; nothing opens by itself. */
  offerLogin(warning: string, duration: number, target?: string) {
    toast.warning(warning, {
      duration,
      action: {
        label: authDialogHost.login,
        onSelect: () => authDialog.openLogin({ next: target }),
      },
    })
  },
}

/** True while a dialog is open that somebody asked for; a login that nobody was sent to may be replaced. */
export const isAuthDialogWanted = () =>
  open !== null && (open.kind !== 'login' || open.warning !== undefined)

const read = () => open
const closed = () => null

/** The open dialog, if any, and functions to open the others. */
export function useAuthDialog() {
  const dialog = useSyncExternalStore<AuthDialog | null>(subscribe, read, closed)
  return { dialog, ...authDialog }
}
