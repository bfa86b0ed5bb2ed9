import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { FileButton } from '@/components/office/form/file-button'
import { base64Of } from '@/components/office/imports/upload-file'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import {
  COD_STATEMENT_BYTES,
  importCodStatement,
  statementCarriers,
} from '@/contract/staff/cod-statements'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeCod as texts } from '@/lib/messages/office-cod'
import { officeMoney } from '@/lib/messages/office-money'

const carriers = statementCarriers.map((value) => ({
  value,
  label: texts.carriers[value] ?? value,
}))

type Upload = { carrier: (typeof statementCarriers)[number]; number: string; file: File }

const send = async ({ carrier, number, file }: Upload) =>
  staffCall(importCodStatement, {
    body: { carrier, number, fileName: file.name.slice(-200), content: await base64Of(file) },
  })

/** The way in for a carrier's statement; the dialog stays open and says why when it is refused. */
export function CodUpload() {
  const [isOpen, setIsOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const refresh = useRefresh()
  const upload = useMutation({
    mutationFn: send,
    onSuccess: ({ successMessage }) => {
      setIsOpen(false)
      setFile(null)
      toast.success(successMessage ?? officeMoney.done)
      refresh()
    },
    // The text stands in the dialog.
    onError: () => undefined,
  })
  const open = () => {
    upload.reset()
    setProblem('')
    setIsOpen(true)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const carrier = statementCarriers.find((one) => one === form.get('carrier')) ?? 'ghn'
    const number = String(form.get('number') ?? '').trim()
    if (!file) return setProblem(texts.fileNeeded)
    if (file.size > COD_STATEMENT_BYTES) return setProblem(texts.tooLarge)
    setProblem('')
    upload.mutate({ carrier, number, file })
  }
  const told = problem || (upload.error ? userMessageOf(upload.error) : '')
  return (
    <>
      <Button onClick={open}>{texts.upload}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.upload} size="sm">
        <form onSubmit={submit} className="grid gap-4">
          <p>{texts.uploadHint}</p>
          <Select name="carrier" label={texts.carrier} options={carriers} />
          <TextInput
            name="number"
            label={texts.number}
            hint={texts.numberHint}
            maxLength={60}
            required
          />
          <FileButton
            label={file?.name ?? texts.file}
            hint={texts.fileHint}
            accept=".csv,.xlsx"
            onChoose={([chosen]) => setFile(chosen ?? null)}
          />
          {told ? <Notice tone="danger">{told}</Notice> : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={upload.isPending}>
              {texts.upload}
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {officeMoney.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
