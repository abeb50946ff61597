import type { AmendmentId, BlockId, PlotId } from '@camp/domain/shared/ids.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { z } from 'zod'
import { carriedWhole, choice, idsOf, isOn, line, readable, several } from '#app/forms/form-fields.server.ts'

/** What a booking shall become, in a form or in an address. */
export const wishForm = z.object({ arrival: line, departure: line, plot: several, part: line, to: line, at: line })
export type TypedWish = Omit<z.output<typeof wishForm>, 'plot'> & { readonly plot: readonly string[] }

const acts = ['move', 'undo', 'block', 'change-block', 'release-block'] as const
export type PanelAct = (typeof acts)[number]

/** Every field of the panel and of the line above the chart. */
export const panelForm = wishForm.extend({
  intent: choice(acts, null),
  reference: line,
  price: choice(['keep', 're-quote'], 're-quote'),
  'shown-keep': carriedWhole,
  'shown-re-quote': carriedWhole,
  ignore: line.transform((text) => text === '1'),
  notify: isOn,
  version: carriedWhole,
  amendment: line.transform((id) => id as AmendmentId),
  block: line.transform((id) => id as BlockId),
  plot: idsOf<PlotId>(),
  reason: line,
  until: line,
  was: line,
})
export type TypedPanel = z.output<typeof panelForm>

export type UnreadableBlock = 'form-incomplete' | 'departure-not-after-arrival'
const { date } = readable<UnreadableBlock>()
const day = date('form-incomplete')

export const blockFacts = z
  .object({
    arrival: day,
    departure: day,
    until: z
      .string()
      .transform((text) => text || null)
      .pipe(day.nullable()),
  })
  .transform(({ arrival, departure, until }, issues) => {
    const nights = StayDates.between(arrival, departure)
    if (nights.ok) return { nights: nights.value, expiresAt: until && endOf(until) }
    issues.addIssue({ code: 'custom', message: 'departure-not-after-arrival' satisfies UnreadableBlock })
    return z.NEVER
  })

function endOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.add({ days: 1 }).toZonedDateTime(platformZone).toInstant()
}
