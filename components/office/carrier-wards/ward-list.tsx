import type { RaRecord } from 'ra-core'
import { CorrectWard } from '@/components/office/carrier-wards/correct-ward'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { type CarrierWardRow, refreshCarrierWards } from '@/contract/staff/carrier-wards'
import { officeWards as texts } from '@/lib/messages/office-wards'

const resource = 'carrierWards'
type Row = CarrierWardRow & RaRecord

const carrierPlace = ({ carrierWardName, carrierCityName }: Row) =>
  carrierWardName ? `${carrierWardName}, ${carrierCityName}` : texts.unknown

function codesOf({ code, formerDistrictId, formerWardCode }: Row) {
  if (code) return texts.code(code)
  return formerWardCode ? texts.former(formerDistrictId, formerWardCode) : ''
}

const columns: readonly Column<Row>[] = [
  {
    key: 'ward',
    label: texts.columns.ward,
    text: ({ wardName, cityName }) => `${wardName}, ${cityName}`,
    cell: ({ wardName, cityName }) => (
      <>
        <span className="font-semibold">{wardName}</span>
        <span className="block text-sm text-ink-2">{cityName}</span>
      </>
    ),
  },
  {
    key: 'carrier',
    label: texts.columns.carrier,
    text: (row) => `${carrierPlace(row)} ${codesOf(row)}`.trim(),
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>
          {carrierPlace(row)}
          <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
            {codesOf(row)}
          </span>
        </span>
        <CorrectWard ward={row} />
      </div>
    ),
  },
  {
    key: 'source',
    label: texts.columns.source,
    isMinor: true,
    text: ({ source }) => texts.sources[source ?? ''] ?? '',
    cell: ({ source }) => texts.sources[source ?? ''] ?? '',
  },
]

function Refresh() {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, refreshCarrierWards.roles)) return null
  return (
    <RowAction
      label={texts.refresh}
      about={texts.refreshAbout}
      run={() => staffCall(refreshCarrierWards, {})}
    />
  )
}

/** The wards as the carrier calls them: those it does not know, or all, searched and corrected by hand. */
export const WardList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={[
      {
        kind: 'choice',
        source: 'state',
        label: texts.show,
        unset: texts.missing,
        options: [{ value: 'all', label: texts.all }],
      },
    ]}
    sort={{ field: 'id', order: 'ASC' }}
    nameOf={({ wardName }) => wardName}
    searchLabel={texts.search}
    actions={<Refresh />}
    before={<p className="mb-4 max-w-prose">{texts.intro}</p>}
    none={<p className="text-ink-2">{texts.none}</p>}
    noneFiltered={<p className="text-ink-2">{texts.noneFiltered}</p>}
  />
)
