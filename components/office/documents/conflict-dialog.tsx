import { CompareTexts } from '@/components/office/documents/compare-texts'
import type { DocumentKind, DocumentRecord } from '@/components/office/documents/document-kind'
import type { DocumentSave } from '@/components/office/documents/use-document-save'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatDateTime } from '@/lib/format/date'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.conflict

type Props<R extends DocumentRecord> = { kind: DocumentKind<R>; saving: DocumentSave<R> }

/** Two editors on one document: what the other one saved beside what is here, and a choice. */
export function ConflictDialog<R extends DocumentRecord>({ kind, saving }: Props<R>) {
  const { conflict, isSaving, keepMine, takeTheirs, goOn } = saving
  if (!conflict) return null
  const { theirs, changes } = conflict
  const mine = { ...theirs, ...changes }
  return (
    <Dialog
      open
      onClose={goOn}
      title={texts.title}
      size="lg"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button busy={isSaving} onClick={keepMine}>
            {texts.keepMine}
          </Button>
          <Button variant="quiet" onClick={takeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button variant="text" onClick={goOn}>
            {texts.goOn}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p>{texts.who(theirs.changedBy, formatDateTime(theirs.changedTime))}</p>
        <h3 className="text-h3">{texts.differences}</h3>
        <CompareTexts fields={kind.fields} before={theirs} after={mine} legend={texts.legend} />
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
          <li>{`${texts.keepMine}: ${texts.keepMineMore}`}</li>
          <li>{`${texts.takeTheirs}: ${texts.takeTheirsMore}`}</li>
        </ul>
      </div>
    </Dialog>
  )
}
