const LARGEST_SIDE = 1280
const MOST_BYTES = 180_000
const QUALITIES = [0.8, 0.6, 0.4]

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('empty picture'))),
      'image/jpeg',
      quality,
    )
  })

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** A photo as small as a form may send it: JPEG in base64. */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality)
    if (blob.size <= MOST_BYTES) return base64Of(blob)
  }
  throw new Error('the photo stays too large')
}
