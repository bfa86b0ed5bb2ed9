import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { ChoiceField, TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { staffCall } from '@/components/office/session/staff-call'
import { Notice } from '@/components/ui/notice'
import { pageKinds, staffPages } from '@/contract/staff/pages'
import { officeDocuments } from '@/lib/messages/office-documents'
import { pages as pageTexts } from '@/lib/messages/pages'
import { type PolicyKey, policyPaths } from '@/lib/routes/pages'

const texts = officeDocuments.pages

const policies = (Object.keys(policyPaths) as PolicyKey[]).map((key) => ({
  value: policyPaths[key].slice(1),
  label: pageTexts.policyNames[key],
}))

/** Policies the shop links to and nobody has written yet. */
function useMissingPolicies() {
  const { data } = useQuery({
    queryKey: ['office-missing-policies'],
    queryFn: async () => {
      const query = { ids: policies.map(({ value }) => value).join(','), pageSize: 100 }
      return (await staffCall(staffPages.list, { query })).data.map(({ id }) => id)
    },
  })
  return data && policies.filter(({ value }) => !data.includes(value))
}

function AddressField() {
  const kind = useWatch({ name: 'kind' })
  const missing = useMissingPolicies()
  if (kind !== 'static') return <TextField source="slug" label={texts.slug} hint={texts.slugHint} />
  if (missing?.length === 0) return <Notice>{texts.whichNone}</Notice>
  return <ChoiceField source="slug" label={texts.which} options={missing ?? []} isRequired />
}

/** A new page: where it lies and its title, then everything else on the page of the draft. */
export const PageCreate = () => (
  <RecordCreate
    resource="pages"
    transform={({ slug, ...data }) => ({ ...data, ...(slug ? { slug } : {}) })}
  >
    <PageHead title={texts.create} />
    <OfficeForm defaultValues={{ title: '', kind: 'landing', slug: '' }}>
      <Section title={texts.main}>
        <ChoiceField
          source="kind"
          label={texts.kind}
          hint={texts.kindHint}
          options={pageKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <TextField source="title" label={texts.fields.title} isRequired />
        <AddressField />
      </Section>
    </OfficeForm>
  </RecordCreate>
)
