'use client'

import { useMutation } from '@tanstack/react-query'
import { toast } from '@/components/ui/toast'
import type { Input } from '@/contract/endpoint'
import { addReturnPhoto, type OwnReturns, requestReturn } from '@/contract/shop/returns'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { shrinkPhoto } from '@/lib/browser/shrink-photo'
import { returns as texts } from '@/lib/messages/returns'

type ReturnInput = { body: Input<typeof requestReturn>['body']; photos: readonly File[] }

async function sendPhotos(orderId: string, returnId: string, photos: readonly File[]) {
  for (const photo of photos) {
    const data = await shrinkPhoto(photo)
    await call(addReturnPhoto, { params: { id: orderId, returnId }, body: { data } })
  }
}

/** Sends the return, then its photos; a photo that fails leaves the return as it is and is told. */
async function send(orderId: string, { body, photos }: ReturnInput): Promise<OwnReturns> {
  const { data } = await call(requestReturn, { params: { id: orderId }, body })
  const newest = data.returns.at(-1)
  if (newest) {
    await sendPhotos(orderId, newest.id, photos).catch(() => toast.error(texts.photoFailed))
  }
  return data
}

export const useRequestReturn = (orderId: string, onDone: (own: OwnReturns) => void) =>
  useMutation({
    mutationFn: (input: ReturnInput) => send(orderId, input),
    onSuccess: (own) => {
      toast.success(texts.sent)
      onDone(own)
    },
    onError: (error) => toast.error(errorText(error)),
  })
