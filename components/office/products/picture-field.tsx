import { useMutation } from '@tanstack/react-query'
import { useInput } from 'ra-core'
import { type ChangeEvent, useId } from 'react'
import { staffCall } from '@/components/office/session/staff-call'
import { IconButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { uploadPicture } from '@/contract/staff-pictures'
import { userMessageOf } from '@/lib/api/upstream-error'
import { thumbnail } from '@/lib/format/image-sources'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.pictures
type Picture = { url: string; alt?: string }

/** The file without the `data:` in front of it. */
const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })

const moved = (pictures: readonly Picture[], from: number, to: number) => {
  const rest = pictures.filter((_, index) => index !== from)
  const one = pictures[from]
  return one ? [...rest.slice(0, to), one, ...rest.slice(to)] : rest
}

type RowProps = {
  picture: Picture
  index: number
  count: number
  onChange: (next: Picture) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function PictureRow({ picture, index, count, onChange, onMove, onRemove }: RowProps) {
  const isLast = index === count - 1
  return (
    <li className="flex flex-wrap items-end gap-3">
      <img src={thumbnail(picture.url)} alt="" className="h-24 w-auto rounded border border-line" />
      <TextInput
        className="min-w-0 flex-1"
        label={index === 0 ? `${texts.alt} (${texts.cover})` : texts.alt}
        value={picture.alt ?? ''}
        onChange={(event) => onChange({ ...picture, alt: event.target.value })}
      />
      <div className="flex">
        {index > 0 ? (
          <IconButton icon="up" label={texts.up} onClick={() => onMove(index - 1)} />
        ) : null}
        {isLast ? null : (
          <IconButton icon="down" label={texts.down} onClick={() => onMove(index + 1)} />
        )}
        <IconButton icon="trash" label={texts.remove} onClick={onRemove} />
      </div>
    </li>
  )
}

/** The pictures of a product in their order; a file is kept as soon as it is chosen. */
export function PictureField({ source }: { source: string }) {
  const { field } = useInput<Picture[]>({ source, defaultValue: [] })
  const id = useId()
  const pictures: Picture[] = Array.isArray(field.value) ? field.value : []
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const kept: Picture[] = []
      for (const file of files) {
        const { data } = await staffCall(uploadPicture, { body: { content: await base64Of(file) } })
        kept.push({ url: data.url, alt: '' })
      }
      return kept
    },
    onSuccess: (kept) => field.onChange([...pictures, ...kept]),
    onError: () => undefined,
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) upload.mutate(files)
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.url}
            picture={picture}
            index={index}
            count={pictures.length}
            onChange={(next) =>
              field.onChange(pictures.map((one, at) => (at === index ? next : one)))
            }
            onMove={(to) => field.onChange(moved(pictures, index, to))}
            onRemove={() => field.onChange(pictures.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {texts.add}
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={choose}
        />
        <p className="mt-1.5 text-sm text-ink-2">{texts.hint}</p>
      </div>
      {upload.isPending ? <Loading label={texts.uploading} /> : null}
      {upload.error ? <Notice tone="danger">{userMessageOf(upload.error)}</Notice> : null}
    </div>
  )
}
