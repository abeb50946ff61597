import {
  type ImportedOrganisation,
  organisationFieldsOfDocumentsOwn,
} from '@camp/application/import-export/imported-organisation.ts'
import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'
import { emptyPlotMap, isSamePlotMap, type PlotMap } from '@camp/domain/plots/plot-map.ts'
import { type OrganisationColumns, organisationFields } from '../organisations/organisation-fields.ts'
import { type Fields, inOtherRows, reader, without, writer } from '../postgres/fields.ts'
import { picturesColumn } from './pictures-column.ts'
import { randOrNullIn, toCents, toRand } from './rand-columns.ts'

/** An organisation's row with the name of its province, by which documents call it. */
export type NamedOrganisation = OrganisationColumns & { readonly province_name: string }

type Lists =
  | 'tags'
  | 'seasons'
  | 'ageScales'
  | 'paymentRules'
  | 'specialTerms'
  | 'documents'
  | 'savedTexts'
  | 'discounts'
  | 'users'
  | 'sites'

/**
 * What documents say of an organisation that stands in its own row; owner, bank and VAT details are none of
 * it.
 */
type OwnFields = Omit<ImportedOrganisation, Lists>

const importedOrganisationFields = {
  ...without(organisationFields, organisationFieldsOfDocumentsOwn),
  country: 'country_code',
  /** Its code is looked up by whoever writes. */
  province: inOtherRows((row: NamedOrganisation) => row.province_name),
  displayFromAmountOffPeak: randOrNullIn('display_from_amount_off_peak_cents'),
  displayFromAmountPeak: randOrNullIn('display_from_amount_peak_cents'),
  displayFromAmountSuperPeak: randOrNullIn('display_from_amount_super_peak_cents'),
  fees: { read: readFees, write: writeFees },
  /** Steps are written as they are, and said without whatever else may stand in them. */
  cancellationPolicy: {
    read: ({ cancellation_policy: policy }: OrganisationColumns): CancellationPolicy =>
      policy.map(({ daysBeforeArrival, refundPercentage }) => ({ daysBeforeArrival, refundPercentage })),
    write: (policy: CancellationPolicy) => ({ cancellation_policy: policy }),
  },
  images: picturesColumn,
  logo: {
    read: (row: OrganisationColumns) => row.logo ?? undefined,
    write: (logo: string | null | undefined) => (logo === undefined ? {} : { logo }),
  },
  cancelsOverdueBookings: {
    read: ({ cancels_overdue_bookings: cancels }: OrganisationColumns) => cancels || undefined,
    write: (cancels: boolean | undefined) => (cancels === undefined ? {} : { cancels_overdue_bookings: cancels }),
  },
  releasesTransfers: {
    read: ({ releases_transfers: releases }: OrganisationColumns) => releases || undefined,
    write: (releases: boolean | undefined) => (releases === undefined ? {} : { releases_transfers: releases }),
  },
  mapPicture: {
    read: (row: OrganisationColumns) => row.map_picture ?? undefined,
    write: (picture: string | null | undefined) => (picture === undefined ? {} : { map_picture: picture }),
  },
  plotMap: {
    read: ({ plot_map: map }: OrganisationColumns) => (map && !isSamePlotMap(map, emptyPlotMap) ? map : undefined),
    write: (map: PlotMap | undefined) => (map ? { plot_map: map } : {}),
  },
  asksProvedNumber: {
    read: ({ asks_proved_number: asks }: OrganisationColumns) => asks || undefined,
    write: (asks: boolean | undefined) => (asks === undefined ? {} : { asks_proved_number: asks }),
  },
  pictureTexts: {
    read: ({ picture_texts: texts }: OrganisationColumns) => (Object.keys(texts).length > 0 ? texts : undefined),
    write: (texts: PictureTexts | undefined) => (texts ? { picture_texts: texts } : {}),
  },
} as const satisfies Fields<NamedOrganisation, OwnFields>

export const readImportedOrganisation = reader<NamedOrganisation, OwnFields>(importedOrganisationFields)
export const writeImportedOrganisation = writer<NamedOrganisation, OwnFields, typeof importedOrganisationFields>(
  importedOrganisationFields,
)

type Fees = ImportedOrganisation['fees']

function readFees(row: OrganisationColumns): Fees {
  return {
    bookingFeeType: row.booking_fee_type,
    bookingFeePercentage: row.booking_fee_percentage,
    bookingFeeAmount: toRand(row.booking_fee_amount_cents),
    adminFeeType: row.admin_fee_type,
    adminFeeAmount: toRand(row.admin_fee_amount_cents),
    adminFeeStartDate: row.admin_fee_start_date,
  }
}

function writeFees(fees: Fees) {
  return {
    booking_fee_type: fees.bookingFeeType,
    booking_fee_percentage: fees.bookingFeePercentage,
    booking_fee_amount_cents: toCents(fees.bookingFeeAmount),
    admin_fee_type: fees.adminFeeType,
    admin_fee_amount_cents: toCents(fees.adminFeeAmount),
    admin_fee_start_date: fees.adminFeeStartDate,
  }
}
