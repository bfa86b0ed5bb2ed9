import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { buttonClass } from '@/components/ui/button-class'
import { Loading } from '@/components/ui/spinner'
import { type ShortLink, staffShortLinks } from '@/contract/staff/short-links'
import { officeShortLinks as texts } from '@/lib/messages/office-short-links'

/** The code for the printer. */
export function QrPanel({ link: { id } }: { link: ShortLink }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office-short-link-qr', id],
    queryFn: async () => (await staffCall(staffShortLinks.drawShortLink, { params: { id } })).data,
  })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const files = {
    svg: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.svg)}`,
    png: `data:image/png;base64,${data.png}`,
  }
  return (
    <Section title={texts.qr}>
      <div className="flex flex-wrap items-start gap-6">
        <img
          src={files.svg}
          alt={texts.qrAlt(data.url)}
          className="size-48 rounded border border-line bg-white"
        />
        <div className="grid min-w-0 gap-3">
          <p className="break-all font-semibold">{data.url}</p>
          <p className="text-sm text-ink-2">{texts.qrHint}</p>
          <div className="flex flex-wrap gap-3">
            {(['svg', 'png'] as const).map((format) => (
              <a
                key={format}
                href={files[format]}
                download={`${id}.${format}`}
                className={buttonClass({ variant: 'quiet' })}
              >
                {texts.save[format]}
              </a>
            ))}
          </div>
        </div>
      </div>
    </Section>
  )
}
