'use client'

import { useMutation } from '@tanstack/react-query'
import { PasswordStep } from '@/components/privacy/password-step'
import { Section } from '@/components/privacy/section'
import { toldInPlace, usePrivacyCall } from '@/components/privacy/use-privacy-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageLink } from '@/components/ui/page-link'
import { toast } from '@/components/ui/toast'
import { downloadExport, requestExport } from '@/contract/shop/privacy'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { privacy } from '@/lib/messages/privacy'
import { saveFile } from '@/lib/privacy/save-file'
import { paths } from '@/lib/routes/paths'

const texts = privacy.file

type Props = { token: string | null; hasPassword: boolean; isWaiting: boolean }

/** Asks for the file, and fetches it with the link from the letter. */
export function ExportSection({ token, hasPassword, isWaiting }: Props) {
  const ask = usePrivacyCall(() => call(requestExport))
  const fetchFile = useMutation({
    mutationFn: (Password: string) =>
      call(downloadExport, { body: { token: token ?? '', Password } }),
    onSuccess: ({ data }) => {
      saveFile(data)
      toast.success(texts.fetched)
    },
    onError: toldInPlace,
  })
  return (
    <Section title={texts.title}>
      <p className="max-w-measure">{texts.text}</p>
      {token ? (
        <Notice title={texts.fetchTitle}>
          {hasPassword ? (
            <PasswordStep
              label={texts.password}
              submit={texts.fetch}
              busy={fetchFile.isPending}
              error={fetchFile.error ? errorText(fetchFile.error) : null}
              onPassword={(password) => fetchFile.mutate(password)}
            />
          ) : (
            <p>
              {texts.noPassword}{' '}
              <PageLink className="link" href={paths.account.password()}>
                {texts.setPassword}
              </PageLink>
            </p>
          )}
        </Notice>
      ) : null}
      <Button variant="quiet" busy={ask.isPending} blocked={isWaiting} onClick={() => ask.mutate()}>
        {texts.ask}
      </Button>
    </Section>
  )
}
