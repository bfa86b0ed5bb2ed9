import type { Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from '@/backend/platform/media/byte-range'

type OpenFile = { path: string; etag: string }

const CHUNK = 64 * 1024

export const etagOf = ({ size, mtimeMs, ino }: Pick<Stats, 'size' | 'mtimeMs' | 'ino'>) =>
  `"${[size, Math.round(mtimeMs), ino].map((number) => number.toString(36)).join('-')}"`

async function openUnchanged(file: OpenFile): Promise<FileHandle> {
  const handle = await open(file.path, 'r')
  if (etagOf(await handle.stat()) === file.etag) return handle
  await handle.close()
  throw new Error('the file was replaced before it was read')
}

async function readAt(handle: FileHandle, position: number, most: number): Promise<Uint8Array> {
  const length = Math.min(CHUNK, most)
  const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, position)
  if (bytesRead === 0) throw new Error('the file became shorter while it was read')
  return buffer.subarray(0, bytesRead)
}

/**
 * A part of a file, read only as fast as somebody takes it. The file is opened with the first byte taken and closed with the last one,
 * on failure, and when they leave.
 */
export function fileStream(file: OpenFile, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let position = start
  let handle: FileHandle | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          handle ??= await openUnchanged(file)
          const bytes = await readAt(handle, position, end - position + 1)
          position += bytes.byteLength
          controller.enqueue(bytes)
        } catch (error) {
          await handle?.close()
          throw error
        }
        if (position <= end) return
        await handle.close()
        controller.close()
      },
      cancel: async () => handle?.close(),
    },
    { highWaterMark: 0 },
  )
}
