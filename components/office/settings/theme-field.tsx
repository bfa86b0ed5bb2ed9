import { useInput } from 'ra-core'
import { layoutPanels } from '@/lib/messages/layout-panels'
import { officeSettings } from '@/lib/messages/office-settings'
import { dyes, themeOf } from '@/lib/preferences/themes'

const texts = officeSettings.fields

/** One of the twelve colours of the shop's tokens. */
export function ThemeField({ source }: { source: string }) {
  const { field } = useInput<string>({ source })
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{texts.theme}</legend>
      <p className="mb-3 text-sm text-ink-2">{texts.themeHint}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1">
        {dyes.map((dye) => {
          const theme = themeOf('light', dye)
          return (
            <label
              key={dye}
              className="grid cursor-pointer justify-items-center gap-1.5 rounded border border-transparent p-2 text-center text-sm hover:bg-wash has-[:checked]:border-ink has-[:checked]:font-semibold has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                className="sr-only"
                name={field.name}
                value={theme}
                checked={field.value === theme}
                onChange={() => field.onChange(theme)}
              />
              <span
                data-theme={theme}
                aria-hidden="true"
                className="h-11 w-11 rounded border border-line-strong bg-[linear-gradient(var(--primary)_0_62%,var(--paper)_62%)]"
              />
              {layoutPanels.dyes[dye]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
