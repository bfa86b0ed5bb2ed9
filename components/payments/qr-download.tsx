'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { payments } from '@/lib/messages/payments'

const texts = payments.bankTransfer
/** Sharp on every screen, and still a small file. */
const SIZE = 960

/** Draws the code as PNG: banking apps read no SVG from the gallery. */
async function drawPng(svg: string): Promise<Blob> {
  const image = new Image()
  // Without a size of its own Firefox draws nothing.
  const sized = svg.replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `)
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(sized)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty picture'))))
  })
}

function save(picture: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves the transfer's QR code as a picture, for the banking app on the same telephone. */
export function QrDownload({ svg, name }: { svg: string; name: string }) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      save(await drawPng(svg), name)
    } catch {
      toast.error(texts.downloadFailed)
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" size="sm" icon="download" busy={busy} onClick={() => void download()}>
      {texts.download}
    </Button>
  )
}
