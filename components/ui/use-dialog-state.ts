'use client'

import { useState } from 'react'

export type DialogState<T> = {
  isOpen: boolean
  about: T | null
  open: (about: T) => void
  close: () => void
}

/** What a dialog is about; stays while the dialog fades out, so that it does not empty before one's eyes. */
export function useDialogState<T>(): DialogState<T> {
  const [state, setState] = useState<{ isOpen: boolean; about: T | null }>({
    isOpen: false,
    about: null,
  })
  return {
    ...state,
    open: (about: T) => setState({ isOpen: true, about }),
    close: () => setState(({ about }) => ({ isOpen: false, about })),
  }
}
