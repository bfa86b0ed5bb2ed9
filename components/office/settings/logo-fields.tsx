import { useWatch } from 'react-hook-form'
import { SinglePictureField } from '@/components/office/products/single-picture-field'
import { officeSettings } from '@/lib/messages/office-settings'

const { logos, logoPreview } = officeSettings.fields

const sources = ['logoUrl', 'narrowLogoUrl', 'iconUrl'] as const

/** As it will stand at the top of the pages, for whoever likes them light or dark. */
function Preview({ url }: { url: unknown }) {
  if (typeof url !== 'string' || url === '') return null
  return (
    <div className="mb-3 grid gap-2">
      <p className="text-sm text-ink-2">{logoPreview}</p>
      <div className="flex flex-wrap gap-2">
        {['light5', 'dark5'].map((theme) => (
          <span key={theme} data-theme={theme} className="rounded border border-line bg-paper p-3">
            <img src={url} alt="" className="h-9 w-auto max-w-40 object-contain object-left" />
          </span>
        ))}
      </div>
    </div>
  )
}

function LogoField({ source }: { source: (typeof sources)[number] }) {
  const url: unknown = useWatch({ name: source })
  const { label, hint } = logos[source]
  return (
    <fieldset className="grid justify-items-start gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <p className="text-sm text-ink-2">{hint}</p>
      {source === 'iconUrl' ? null : <Preview url={url} />}
      <SinglePictureField source={source} />
    </fieldset>
  )
}

/** What the shop is recognised by: its logo, a narrower one, and its icon. */
export const LogoFields = () => sources.map((source) => <LogoField key={source} source={source} />)
