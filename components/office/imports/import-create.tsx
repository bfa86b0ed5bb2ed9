import { useMutation, useQuery } from '@tanstack/react-query'
import { useRedirect } from 'ra-core'
import { useState } from 'react'
import { SaveButtons } from '@/components/office/files/save-buttons'
import { FileButton } from '@/components/office/form/file-button'
import { Section } from '@/components/office/form/section'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { collectBooks, uploadFile } from '@/components/office/imports/upload-file'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { IMPORT_BYTES } from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeImports } from '@/lib/messages/office-imports'

const texts = officeImports.upload
const resource = 'imports'

/** The columns a file may have, with their names and an example of each. */
export const useImportFields = () =>
  useQuery({
    queryKey: ['office-import-fields'],
    queryFn: async () => (await staffCall(staffImports.listImportFields, {})).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

function Template() {
  const { data: fields = [] } = useImportFields()
  const rows = async () => [fields.map(({ label }) => label), fields.map(({ example }) => example)]
  return (
    <Section title={texts.template}>
      <p>{texts.templateHint}</p>
      <div className="flex flex-wrap gap-2">
        <SaveButtons name="mau-nhap-sach" rows={rows} />
      </div>
      <section
        aria-label={texts.template}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full">
          <thead>
            <tr className="text-left text-sm">
              <th scope="col" className="py-2 pr-4">
                {texts.field}
              </th>
              <th scope="col" className="py-2 pr-4">
                {texts.what}
              </th>
              <th scope="col" className="hidden py-2 sm:table-cell">
                {texts.example}
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ id, label, hint, example }) => (
              <tr key={id} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 text-left font-semibold">
                  {label}
                </th>
                <td className="py-2 pr-4">{hint}</td>
                <td className="hidden py-2 text-ink-2 sm:table-cell">{example}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

function Upload() {
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      setSent(0)
      return uploadFile(chosen, setSent)
    },
    onSuccess: (made) => redirect(officePaths.record(resource, made.id)),
    // The text stands below the field.
    onError: () => undefined,
  })
  const isTooLarge = file !== null && file.size > IMPORT_BYTES
  // What was chosen is sent at once: nothing is written before its check has been read.
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null)
    upload.reset()
    if (chosen && chosen.size <= IMPORT_BYTES) upload.mutate(chosen)
  }
  return (
    <Section title={texts.section}>
      <div className="grid justify-items-start gap-4">
        <FileButton
          label={texts.label}
          hint={texts.hint}
          accept=".csv,.txt,.xlsx,.xml,.onix,.zip"
          onChoose={([first]) => choose(first)}
        />
        {file ? <p className="font-semibold wrap-anywhere">{file.name}</p> : null}
        {isTooLarge ? <Notice tone="danger">{texts.tooLarge}</Notice> : null}
        {upload.error ? <Notice tone="danger">{userMessageOf(upload.error)}</Notice> : null}
        {upload.isPending && file ? (
          <div className="w-full" role="status">
            <p>{texts.sending(Math.floor((sent / file.size) * 100))}</p>
            <Progress value={sent} max={file.size} label={texts.section} />
          </div>
        ) : null}
        {upload.error && file ? (
          <Button onClick={() => upload.mutate(file)}>{texts.send}</Button>
        ) : null}
      </div>
    </Section>
  )
}

/** Where a file begins its way into the catalogue. */
export function ImportCreate() {
  return (
    <>
      <PageHead title={officeImports.create} />
      <div className="grid gap-6">
        <Upload />
        <Template />
        <Section title={texts.all}>
          <p>{texts.allHint}</p>
          <div className="flex flex-wrap gap-2">
            <SaveButtons name="sach" rows={collectBooks} />
          </div>
        </Section>
      </div>
    </>
  )
}
