import type { ByteRange } from '@/backend/platform/media/byte-range'

/** A file that may be handed out, wherever it lies. */
export type MediaFile = {
  /** Where it really lies below the folder, whatever link or spelling led to it. */
  name: string
  size: number
  modifiedAt: Date
  contentType: string
  /** Changes with every new content of the file. */
  etag: string
  /** A part of it, read only as fast as somebody takes it. */
  read: (part: ByteRange) => ReadableStream<Uint8Array>
}

export type MediaStore = {
  /** What is to know about a file, or null. */
  find: (name: string) => Promise<MediaFile | null>
  /** Keeps a file whole or not at all; one of that name is replaced. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** One that is not there is as good as removed. */
  remove: (name: string) => Promise<void>
}
