import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FigureAttributes } from '@/components/office/documents/editor/figure'
import { keepPicture } from '@/components/office/documents/editor/keep-picture'
import { FileButton } from '@/components/office/form/file-button'
import { PICTURE_TYPES } from '@/components/office/products/picture-file'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { userMessageOf } from '@/lib/api/upstream-error'
import { thumbnail } from '@/lib/format/image-sources'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.editor

type Props = {
  /** The one the caret stands in. */
  picture: FigureAttributes | null
  onClose: () => void
  onSet: (picture: FigureAttributes) => void
}

/** A picture for the text: uploaded, then described. */
export function PictureDialog({ picture, onClose, onSet }: Props) {
  const [chosen, setChosen] = useState(picture)
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const upload = useMutation({
    mutationFn: keepPicture,
    onSuccess: (kept) => {
      setChosen(kept)
      setIsMissing(false)
    },
    // The text stands in the dialog.
    onError: () => undefined,
  })
  const set = () => {
    if (chosen) onSet({ ...chosen, alt: alt.trim() })
    else setIsMissing(true)
  }
  return (
    <Dialog open onClose={onClose} title={texts.pictureTitle} size="sm">
      <div className="grid gap-4">
        {chosen ? (
          <img
            src={thumbnail(chosen.src)}
            alt=""
            className="max-h-48 w-auto justify-self-start rounded border border-line"
          />
        ) : null}
        <FileButton
          label={texts.pictureChoose}
          hint={texts.pictureHint}
          accept={PICTURE_TYPES}
          onChoose={([file]) => file && upload.mutate(file)}
        />
        {upload.isPending ? <Loading label={texts.pictureUploading} /> : null}
        {upload.error ? <Notice tone="danger">{userMessageOf(upload.error)}</Notice> : null}
        {isMissing ? <Notice tone="warning">{texts.pictureNeeded}</Notice> : null}
        <TextInput
          label={texts.pictureAlt}
          hint={texts.pictureAltHint}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Button onClick={set} busy={upload.isPending}>
          {texts.pictureSet}
        </Button>
      </div>
    </Dialog>
  )
}
