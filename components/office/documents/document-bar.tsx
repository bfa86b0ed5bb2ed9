import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { DocumentRecord, Values } from '@/components/office/documents/document-kind'
import { PlanDialog } from '@/components/office/documents/plan-dialog'
import type { DocumentSave } from '@/components/office/documents/use-document-save'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { office } from '@/lib/messages/office'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.steps

type Props<R extends DocumentRecord> = { record: R; saving: DocumentSave<R> }

/** What can be done with a document, in sight at the foot of its form: every step saves what is typed first. */
export function DocumentBar<R extends DocumentRecord>({ record, saving }: Props<R>) {
  const { handleSubmit } = useFormContext()
  const [isPlanning, setIsPlanning] = useState(false)
  const step = (steps: Values) =>
    handleSubmit(
      (values) => saving.save(values, steps),
      () => void toast.error(office.form.invalid),
    )
  const { isPublished, publishTime } = record
  const mayPlan = publishTime === null
  return (
    <div className="sticky bottom-0 z-sticky flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
      <Button type="submit" variant="quiet" busy={saving.isSaving}>
        {texts.save}
      </Button>
      <Button onClick={step({ isPublished: true })} blocked={saving.isSaving}>
        {isPublished ? texts.publishChange : texts.publish}
      </Button>
      {mayPlan ? (
        <Button variant="text" onClick={() => setIsPlanning(true)}>
          {texts.plan}
        </Button>
      ) : (
        <Button variant="text" onClick={step({ publishTime: null })}>
          {texts.unplan}
        </Button>
      )}
      {isPlanning ? (
        <PlanDialog
          onClose={() => setIsPlanning(false)}
          onPlan={(time) => {
            setIsPlanning(false)
            void step({ publishTime: time })()
          }}
        />
      ) : null}
    </div>
  )
}
