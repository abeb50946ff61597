import type { SiteTimes, siteTypes } from '@camp/domain/plots/plot.ts'
import type { SiteWish } from '@camp/domain/plots/site-problems.ts'
import { timedDays } from '@camp/domain/plots/timed-days.ts'
import { z } from 'zod'
import { readSupplement, supplementTexts } from '#app/components/staff/places/supplement-form.server.ts'
import { rowForm, yes } from '#app/forms/form-fields.server.ts'
import { siteFormFields, timeFields } from './site-answers.ts'

export const siteForm = rowForm(siteFormFields)

const times = Object.fromEntries(timeFields.map((field) => [field, z.string()])) as Record<
  (typeof timeFields)[number],
  z.ZodString
>

export const siteFacts = z
  .object({
    name: z.string(),
    siteType: z.string(),
    isActive: yes,
    isOnlineBookingActive: yes,
    ...times,
    ...supplementTexts.shape,
  })
  .transform(({ name, siteType, isActive, isOnlineBookingActive, ...typed }): SiteWish => {
    const ofDays = timedDays.map((day) => [day, { checkIn: typed[`${day}.checkIn`], checkOut: typed[`${day}.checkOut`] }])
    const supplement = readSupplement(typed)
    return {
      name,
      // What is no type is refused by the rules of a site.
      siteType: siteType as (typeof siteTypes)[number],
      isActive,
      isOnlineBookingActive,
      times: Object.fromEntries(ofDays) as SiteTimes,
      weekdaySupplement: supplement === 'none' ? null : supplement,
    }
  })
