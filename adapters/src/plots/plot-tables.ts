import type { RateBasis, SiteTimes, SiteType, WeekdaySupplement } from '@camp/domain/plots/plot.ts'
import type { AgeScaleId, OrganisationId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { doubleColumn, jsonColumn, textsColumn } from '../postgres/column-types.ts'

export const SiteRow = defineEntity({
  name: 'SiteRow',
  tableName: 'site',
  properties: {
    id: p.uuid().$type<SiteId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    name: p.text(),
    siteType: p.text().$type<SiteType>(),
    isActive: p.boolean().default(true),
    isOnlineBookingActive: p.boolean().default(true),
    images: textsColumn<string>().defaultRaw("'{}'::text[]"),
    times: jsonColumn<SiteTimes>(),
    weekdaySupplement: jsonColumn<WeekdaySupplement>().nullable(),
    position: p.integer().default(0),
    /** Read by the release before alone; goes with the next (ADR 46). */
    rowVersion: p.integer().default(1),
  },
})

export const PlotRow = defineEntity({
  name: 'PlotRow',
  tableName: 'plot',
  properties: {
    id: p.uuid().$type<PlotId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    siteId: p.uuid().$type<SiteId>(),
    name: p.text(),
    plotNumber: p.integer().nullable(),
    position: p.integer().default(0),
    isActive: p.boolean().default(true),
    isElectrified: p.boolean().default(false),
    allowSmoking: p.boolean().default(false),
    allowLateBooking: p.boolean().default(false),
    mapX: doubleColumn().nullable(),
    mapY: doubleColumn().nullable(),
    mapWidth: doubleColumn().nullable(),
    mapHeight: doubleColumn().nullable(),
    irlWidth: p.integer().nullable(),
    irlLength: p.integer().nullable(),
    irlSqm: doubleColumn().nullable(),
    useSqm: p.boolean().default(false),
    tentsMax: p.integer().nullable(),
    caravansMax: p.integer().nullable(),
    paxMin: p.integer(),
    paxMax: p.integer(),
    allowMultipleReservationsUpToPaxMax: p.boolean().default(false),
    kidsUnderWhatAgeDontCountTowardsMaxPax: p.integer().default(0),
    rateBasis: p.text().$type<RateBasis>(),
    baseRateOffPeakCents: p.integer(),
    baseRatePeakCents: p.integer(),
    baseRateSuperPeakCents: p.integer(),
    rateOffPeakCents: p.integer(),
    ratePeakCents: p.integer(),
    rateSuperPeakCents: p.integer(),
    minimumStayPeriod: p.integer().default(0),
    minimumStayPeriodOffPeak: p.integer().default(0),
    minimumStayPeriodPeak: p.integer().default(0),
    minimumStayPeriodSuperPeak: p.integer().default(0),
    isWeekendTwoDaysRequired: p.boolean().default(false),
    weekdaySupplement: jsonColumn<WeekdaySupplement | 'none'>().nullable(),
    aboutPlot: p.text().nullable(),
    images: textsColumn<string>().defaultRaw("'{}'::text[]"),
    ageScaleId: p.uuid().$type<AgeScaleId>().nullable(),
    /** Read by the release before alone; goes with the next (ADR 46). */
    rowVersion: p.integer().default(1),
  },
})
