import { useMutation } from '@tanstack/react-query'
import { useInput } from 'ra-core'
import { useState } from 'react'
import { FileButton } from '@/components/office/form/file-button'
import { base64Of, PICTURE_TYPES } from '@/components/office/products/picture-file'
import { type Picture, PictureRow } from '@/components/office/products/picture-row'
import { staffCall } from '@/components/office/session/staff-call'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { uploadPicture } from '@/contract/staff/pictures'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.pictures

const moved = (pictures: readonly Picture[], from: number, to: number) => {
  const rest = pictures.filter((_, index) => index !== from)
  const one = pictures[from]
  return one ? [...rest.slice(0, to), one, ...rest.slice(to)] : rest
}

/** The pictures of a product in their order; a file is kept as soon as it is chosen. */
export function PictureField({ source }: { source: string }) {
  const { field } = useInput<Picture[]>({ source, defaultValue: [] })
  const [dragged, setDragged] = useState<number | null>(null)
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
    onSuccess: (kept) => {
      const known = pictures.map(({ url }) => url)
      field.onChange([...pictures, ...kept.filter(({ url }) => !known.includes(url))])
    },
    onError: () => undefined,
  })
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.url}
            picture={picture}
            index={index}
            count={pictures.length}
            dragged={dragged}
            onDrag={setDragged}
            onChange={(next) =>
              field.onChange(pictures.map((one, at) => (at === index ? next : one)))
            }
            onMove={(from, to) => field.onChange(moved(pictures, from, to))}
            onRemove={() => field.onChange(pictures.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <FileButton
        label={texts.add}
        hint={texts.hint}
        accept={PICTURE_TYPES}
        multiple
        onChoose={upload.mutate}
      />
      {upload.isPending ? <Loading label={texts.uploading} /> : null}
      {upload.error ? <Notice tone="danger">{userMessageOf(upload.error)}</Notice> : null}
    </div>
  )
}
