import type { InvitationAnswer } from '@camp/application/organisations/members/organisation-invitations.ts'
import type { MemberRole } from '@camp/application/organisations/members/organisation-members.ts'
import type { AdminFeeTerms } from '@camp/domain/billing/admin-fee.ts'
import type { BookingFeeType } from '@camp/domain/billing/booking-fee.ts'
import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { CampsiteTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { DisplayFromAmountType, OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'
import type { PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import {
  computedTextColumn,
  dateColumn,
  doubleColumn,
  identityColumn,
  instantColumn,
  jsonColumn,
  numericColumn,
  textsColumn,
} from '../postgres/column-types.ts'

export const OrganisationRow = defineEntity({
  name: 'OrganisationRow',
  tableName: 'organisation',
  properties: {
    id: p.uuid().$type<OrganisationId>().primary().defaultRaw('gen_random_uuid()'),
    version: p.bigint('string').defaultRaw("nextval('catalogue_version'::regclass)"),
    slug: p.text(),
    shortUniqueId: p.text().defaultRaw('new_short_id()'),
    name: p.text(),
    searchName: computedTextColumn(),
    status: p.text().$type<OrganisationStatus>(),
    isDemo: p.boolean().default(false),
    isAdultsOnly: p.boolean().default(false),
    images: textsColumn<string>().defaultRaw("'{}'::text[]"),
    logo: p.text().nullable(),
    shortDescription: p.text().default(''),
    address1: p.text().nullable(),
    address2: p.text().nullable(),
    suburb: p.text().nullable(),
    cityName: p.text(),
    searchCity: computedTextColumn(),
    postalCode: p.text().nullable(),
    countryCode: p.text(),
    provinceCode: p.text(),
    latitude: doubleColumn(),
    longitude: doubleColumn(),
    directions: p.text().nullable(),
    aboutHosts: p.text().nullable(),
    houseRules: p.text().nullable(),
    aboutPets: p.text().nullable(),
    aboutArrival: p.text().nullable(),
    googleMaps: p.text().nullable(),
    businessEmail: p.text().nullable(),
    businessNumber: p.text().nullable(),
    useDisplayFromAmount: p.boolean().default(false),
    displayFromAmountOffPeakCents: p.integer().nullable(),
    displayFromAmountPeakCents: p.integer().nullable(),
    displayFromAmountSuperPeakCents: p.integer().nullable(),
    displayFromAmountType: p.text().$type<DisplayFromAmountType>().nullable(),
    isAllowMultiplePlots: p.boolean().default(false),
    useDimensions: p.boolean().default(false),
    takesOnlinePayment: p.boolean().default(false),
    releasesTransfers: p.boolean().default(false),
    asksProvedNumber: p.boolean().default(false),
    isFeaturedOnHomepage: p.boolean().default(false),
    isFeaturedOnSearch: p.boolean().default(false),
    cancellationPolicy: jsonColumn<CancellationPolicy>(),
    ownerName: p.text().nullable(),
    ownerEmail: p.text().nullable(),
    ownerNumber: p.text().nullable(),
    registrationNumber: p.text().nullable(),
    vatNumber: p.text().nullable(),
    bankName: p.text().nullable(),
    bankAccountName: p.text().nullable(),
    bankAccountNumber: p.text().nullable(),
    bankBranchCode: p.text().nullable(),
    bankAccountType: p.text().nullable(),
    showsBankDetails: p.boolean().default(false),
    bankDetailsChangedAt: instantColumn().nullable(),
    bankDetailsAnnouncedAt: instantColumn().nullable().defaultRaw(`'1970-01-01T00:00:00Z'`),
    bookingFeeType: p.text().$type<BookingFeeType>().nullable(),
    bookingFeePercentage: numericColumn().default(0),
    bookingFeeAmountCents: p.integer().default(0),
    adminFeeType: p.text().$type<NonNullable<AdminFeeTerms['type']>>().nullable(),
    adminFeeAmountCents: p.integer().default(0),
    adminFeeStartDate: dateColumn().nullable(),
    createdAt: instantColumn().defaultRaw('now()'),
    createdBy: p.text().nullable(),
    updatedAt: instantColumn().defaultRaw('now()'),
    updatedBy: p.text().nullable(),
    cancelsOverdueBookings: p.boolean().default(false),
    mapPicture: p.text().nullable(),
    plotMap: jsonColumn<PlotMap>().nullable(),
    pictureTexts: jsonColumn<PictureTexts>().defaultRaw("'{}'::jsonb"),
    hears: textsColumn<CampsiteTopic>().defaultRaw(
      "'{bookings,confirmations,payments,changes,cancellations,reviews,calendars}'::text[]",
    ),
  },
})

export const OrganisationStatusChangeRow = defineEntity({
  name: 'OrganisationStatusChangeRow',
  tableName: 'organisation_status_history',
  properties: {
    id: identityColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    fromStatus: p.text().$type<OrganisationStatus>().nullable(),
    toStatus: p.text().$type<OrganisationStatus>(),
    at: instantColumn(),
    by: p.text(),
    why: p.text(),
  },
})

export const OrganisationInvitationRow = defineEntity({
  name: 'OrganisationInvitationRow',
  tableName: 'organisation_invitation',
  properties: {
    id: p.uuid().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    email: p.text(),
    role: p.text().$type<MemberRole>(),
    invitedAt: instantColumn(),
    expiresAt: instantColumn(),
    answer: p.text().$type<InvitationAnswer>().nullable(),
    answeredAt: instantColumn().nullable(),
  },
})

export const UserOrganisationRow = defineEntity({
  name: 'UserOrganisationRow',
  tableName: 'user_organisation',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    userId: p.uuid().$type<UserId>(),
    organisationId: p.uuid().$type<OrganisationId>(),
    role: p.text().$type<MemberRole>(),
    isSuspended: p.boolean().default(false),
    createdAt: instantColumn().defaultRaw('now()'),
  },
})
