import { useInput } from 'ra-core'
import { Button, IconButton } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { MOST_NOTICES, type ShopNotice } from '@/contract/staff/settings'
import { fromShopTime, toShopTime } from '@/lib/format/shop-time'
import { officeSettings } from '@/lib/messages/office-settings'

const texts = officeSettings.notices

/** Times are blank while they are being typed. */
type Draft = { text: string; startTime: string | null; endTime: string | null }

const isWhole = ({ text, startTime, endTime }: Draft) =>
  text.trim() !== '' && startTime !== null && endTime !== null && startTime < endTime

const complete = (notices: unknown) =>
  Array.isArray(notices) && !notices.every(isWhole) ? texts.incomplete : undefined

const DAY_MS = 86_400_000

const draft = (): ShopNotice => ({
  text: '',
  startTime: new Date().toISOString(),
  endTime: new Date(Date.now() + 7 * DAY_MS).toISOString(),
})

type RowProps = { notice: Draft; onChange: (notice: Draft) => void; onRemove: () => void }

const NoticeRow = ({ notice, onChange, onRemove }: RowProps) => (
  <li className="grid gap-3 border-t border-line pt-4">
    <div className="flex items-end gap-2">
      <TextInput
        className="min-w-0 grow"
        label={texts.text}
        maxLength={200}
        value={notice.text}
        onChange={({ target }) => onChange({ ...notice, text: target.value })}
      />
      <IconButton
        icon="trash"
        label={texts.remove(notice.text || texts.unnamed)}
        onClick={onRemove}
      />
    </div>
    <div className="grid gap-3 sm:grid-cols-2">
      {(['startTime', 'endTime'] as const).map((end) => (
        <TextInput
          key={end}
          type="datetime-local"
          label={texts[end]}
          value={toShopTime(notice[end])}
          onChange={({ target }) => onChange({ ...notice, [end]: fromShopTime(target.value) })}
        />
      ))}
    </div>
  </li>
)

/** What is said at the top of every page between two times. */
export function NoticesField({ source }: { source: string }) {
  const { field, fieldState, id } = useInput<Draft[]>({ source, validate: complete })
  const notices: Draft[] = Array.isArray(field.value) ? field.value : []
  const replace = (at: number, notice: Draft) =>
    field.onChange(notices.map((one, index) => (index === at ? notice : one)))
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-2">{notices.length > 0 ? texts.hint : texts.none}</p>
      <ul className="grid w-full gap-4">
        {notices.map((notice, at) => (
          <NoticeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a notice has no name of its own, and rows keep their order.
            key={at}
            notice={notice}
            onChange={(next) => replace(at, next)}
            onRemove={() => field.onChange(notices.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      <FieldError id={id} error={fieldState.error ? texts.incomplete : null} />
      {notices.length < MOST_NOTICES ? (
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          onClick={() => field.onChange([...notices, draft()])}
        >
          {texts.add}
        </Button>
      ) : null}
    </div>
  )
}
