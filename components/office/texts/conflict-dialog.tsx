import { CompareTexts } from '@/components/office/texts/compare-texts'
import type { TextKind, TextRecord } from '@/components/office/texts/text-kind'
import type { TextSave } from '@/components/office/texts/use-text-save'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatDateTime } from '@/lib/format/date'
import { officeTexts } from '@/lib/messages/office-texts'

const texts = officeTexts.conflict

type Props<R extends TextRecord> = { kind: TextKind<R>; saving: TextSave<R> }

/** Two editors on one text: what the other one saved beside what is here, and a choice. */
export function ConflictDialog<R extends TextRecord>({ kind, saving }: Props<R>) {
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
