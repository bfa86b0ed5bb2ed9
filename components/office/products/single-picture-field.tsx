import { useMutation } from '@tanstack/react-query'
import { useInput } from 'ra-core'
import { FileButton } from '@/components/office/form/file-button'
import { base64Of, PICTURE_TYPES } from '@/components/office/products/picture-file'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { uploadPicture } from '@/contract/staff/pictures'
import { userMessageOf } from '@/lib/api/upstream-error'
import { thumbnail } from '@/lib/format/image-sources'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.pictures

/** One picture, exchanged or taken off. */
export function SinglePictureField({ source }: { source: string }) {
  const { field } = useInput<string | null>({ source })
  const url: string | null = typeof field.value === 'string' && field.value ? field.value : null
  const upload = useMutation({
    mutationFn: async (file: File) =>
      (await staffCall(uploadPicture, { body: { content: await base64Of(file) } })).data,
    onSuccess: (kept) => field.onChange(kept.url),
    onError: () => undefined,
  })
  return (
    <div className="grid justify-items-start gap-3">
      {url ? (
        <>
          <img src={thumbnail(url)} alt="" className="h-32 w-auto rounded border border-line" />
          <Button variant="quiet" size="sm" icon="trash" onClick={() => field.onChange(null)}>
            {texts.remove}
          </Button>
        </>
      ) : null}
      <FileButton
        label={texts.choose}
        hint={texts.oneHint}
        accept={PICTURE_TYPES}
        onChoose={([file]) => file && upload.mutate(file)}
      />
      {upload.isPending ? <Loading label={texts.uploading} /> : null}
      {upload.error ? <Notice tone="danger">{userMessageOf(upload.error)}</Notice> : null}
    </div>
  )
}
