import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import { changesWriter, type Fields, reader, without } from '../postgres/fields.ts'
import { type OrganisationColumns, organisationFields, privateFields } from './organisation-fields.ts'

/** Facilities are rows of their own. */
type OwnRecord = Omit<OrganisationRecord, 'facilities'>

/** An organisation as its forms have it: country and province as one code, amounts in cents. */
const recordFields = {
  ...without(organisationFields, ['id', 'status', 'images', 'logo', 'pictureTexts', 'transferAccount']),
  ...privateFields,
  province: {
    read: (row: OrganisationColumns) => `${row.country_code}-${row.province_code}`,
    write: provinceColumns,
  },
  displayFromAmountOffPeak: 'display_from_amount_off_peak_cents',
  displayFromAmountPeak: 'display_from_amount_peak_cents',
  displayFromAmountSuperPeak: 'display_from_amount_super_peak_cents',
} as const satisfies Fields<OrganisationColumns, OwnRecord>

export const readOrganisationRecord = reader<OrganisationColumns, OwnRecord>(recordFields)

export const writeRecordChanges = changesWriter<OrganisationColumns, OwnRecord, typeof recordFields>(recordFields)

export function provinceColumns(province: string) {
  const [, country = '', code = ''] = /^([^-]*)-(.*)$/.exec(province) ?? []
  return { country_code: country, province_code: code }
}
