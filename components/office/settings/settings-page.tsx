import { useRecordContext } from 'ra-core'
import { ChoiceField, TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { HotlinesField } from '@/components/office/settings/hotlines-field'
import { LogoFields } from '@/components/office/settings/logo-fields'
import { NoticesField } from '@/components/office/settings/notices-field'
import { ThemeField } from '@/components/office/settings/theme-field'
import {
  ClosedDaysField,
  WorkingHoursField,
} from '@/components/office/settings/working-hours-field'
import { SHOP, type StaffSettings } from '@/contract/staff/settings'
import { formatDateTime } from '@/lib/format/date'
import { officeSettings as texts } from '@/lib/messages/office-settings'

const { fields, sections } = texts

function Body() {
  const settings = useRecordContext<StaffSettings>()
  if (!settings) return null
  const { cities, changedBy, changedTime } = settings
  return (
    <OfficeForm key={settings.version}>
      <Section title={sections.facts}>
        <TextField source="name" label={fields.name} hint={fields.nameHint} isRequired />
        <TextField source="company" label={fields.company} isRequired />
        <TextField source="address" label={fields.address} isRequired />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField source="email" label={fields.email} isRequired />
          <TextField source="taxCode" label={fields.taxCode} />
          <TextField
            source="registration"
            label={fields.registration}
            hint={fields.registrationHint}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField source="zaloUrl" label={fields.zaloUrl} hint={fields.zaloUrlHint} />
          <TextField
            source="notificationUrl"
            label={fields.notificationUrl}
            hint={fields.notificationUrlHint}
          />
        </div>
        <HotlinesField source="hotlines" label={fields.hotlines} hint={fields.hotlinesHint} />
      </Section>
      <Section title={sections.warehouse}>
        <TextField source="warehouse" label={fields.warehouse} isRequired />
        <ChoiceField
          source="warehouseCity"
          label={fields.warehouseCity}
          hint={fields.warehouseCityHint}
          kind="number"
          options={cities.map(({ code, name }) => ({ value: String(code), label: name }))}
        />
      </Section>
      <Section title={sections.work}>
        <WorkingHoursField source="openHours" />
        <ClosedDaysField source="closedDays" />
        <TextField
          source="stockHours"
          label={fields.stockHours}
          hint={fields.stockHoursHint}
          kind="number"
          isRequired
        />
      </Section>
      <Section title={sections.look}>
        <LogoFields />
        <ThemeField source="theme" />
      </Section>
      <Section title={sections.notices}>
        <NoticesField source="notices" />
      </Section>
      {changedBy && changedTime ? (
        <p className="text-sm text-ink-2">
          {texts.lastChange(changedBy, formatDateTime(changedTime))}
        </p>
      ) : null}
    </OfficeForm>
  )
}

/** What the shop is called, where it is, how it looks and what it announces. */
export const SettingsPage = () => (
  <>
    <PageHead title={texts.title} />
    <RecordEdit resource="settings" id={SHOP}>
      <Body />
    </RecordEdit>
  </>
)
