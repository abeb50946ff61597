import type { Weekday } from '@camp/domain/plots/plot.ts'
import type { AgeBand } from '@camp/domain/pricing/age-scale.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { SeasonType } from '@camp/domain/seasons/season.ts'
import type { AgeScaleId, DiscountId, OrganisationId, PlotId, SeasonId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, jsonColumn, numericColumn, textsColumn } from '../postgres/column-types.ts'

export const SeasonRow = defineEntity({
  name: 'SeasonRow',
  tableName: 'season',
  properties: {
    id: p.uuid().$type<SeasonId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    name: p.text(),
    seasonType: p.text().$type<SeasonType>(),
    startDate: dateColumn(),
    endDate: dateColumn(),
    isActive: p.boolean().default(true),
    minimumStayPeriod: p.integer().default(0),
  },
})

export const AgeScaleRow = defineEntity({
  name: 'AgeScaleRow',
  tableName: 'age_scale',
  properties: {
    id: p.uuid().$type<AgeScaleId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    name: p.text(),
    pensionerPercentage: numericColumn().default(100),
  },
})

export const AgeBandRow = defineEntity({
  name: 'AgeBandRow',
  tableName: 'age_band',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    ageScaleId: p.uuid().$type<AgeScaleId>(),
    fromAge: p.integer(),
    toAge: p.integer(),
    kind: p.text().$type<AgeBand['kind']>(),
    percentage: numericColumn().nullable(),
    amountOffPeakCents: p.integer().nullable(),
    amountPeakCents: p.integer().nullable(),
    amountSuperPeakCents: p.integer().nullable(),
  },
})

export const DiscountRow = defineEntity({
  name: 'DiscountRow',
  tableName: 'discount',
  properties: {
    id: p.uuid().$type<DiscountId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    name: p.text(),
    isActive: p.boolean().default(true),
    minNights: p.integer().default(1),
    discountType: p.text().$type<Discount['discountType']>(),
    percentage: numericColumn().nullable(),
    amountCents: p.integer().nullable(),
    excludeHolidays: p.boolean().default(false),
    excludeSchoolHolidays: p.boolean().default(false),
    excludeDateRanges:
      jsonColumn<readonly { readonly startDate: string; readonly endDate: string }[]>().defaultRaw("'[]'::jsonb"),
    validDays: textsColumn<Weekday>(),
    seasonTypes: textsColumn<SeasonType>(),
  },
})

export const PlotDiscountRow = defineEntity({
  name: 'PlotDiscountRow',
  tableName: 'plot_discount',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    plotId: p.uuid().$type<PlotId>(),
    discountId: p.uuid().$type<DiscountId>(),
  },
})

export const PlotTierRow = defineEntity({
  name: 'PlotTierRow',
  tableName: 'plot_tier',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    plotId: p.uuid().$type<PlotId>(),
    paxFrom: p.integer(),
    paxTo: p.integer(),
    rateOffPeakCents: p.integer(),
    ratePeakCents: p.integer(),
    rateSuperPeakCents: p.integer(),
  },
})

export const VatRateRow = defineEntity({
  name: 'VatRateRow',
  tableName: 'vat_rate',
  properties: {
    countryCode: p.text().primary(),
    effectiveFrom: dateColumn().primary(),
    percentage: numericColumn(),
  },
})
