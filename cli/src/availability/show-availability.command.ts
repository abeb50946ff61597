import type { PickerPlot, PickerView } from '@camp/application/picker/picker-view.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { givenOrganisation } from '../given.ts'
import { organisationStop } from '../refusals.ts'
import {
  askStayQuery,
  enquiryInJson,
  nightCountWords,
  nightsWords,
  partyInJson,
  partyWords,
  type StayOptions,
  withStayOptions,
} from '../stay-options.ts'
import { criterionInJson, reasonWords } from './reason-text.ts'

interface Options extends StayOptions {
  readonly org?: string
}

const columns = [
  { name: 'No', isNumber: true },
  { name: 'Plot' },
  { name: 'Site' },
  { name: 'Free' },
  { name: 'Total', isNumber: true },
  { name: 'Why not' },
  { name: 'Nearest dates' },
] as const

export function showAvailabilityCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'availability',
    summary: 'Show every plot of an organisation for a stay and a party, with the reason where it cannot be booked',
    examples: [
      'availability --org kloofwater-camp --arrival 2027-02-12 --departure 2027-02-14',
      'availability --org kloofwater-camp --arrival 2027-02-12 --departure 2027-02-14 --adults 2 --children 4,9 --json',
    ],
  }).option('--org <slug>', 'the organisation')
  return withStayOptions(command).action((options: Options) => cli.act(() => showAvailability(cli, options)))
}

async function showAvailability(cli: Cli, options: Options): Promise<Answer> {
  const slug = await givenOrganisation(cli, options.org)
  if (!slug.ok) return slug.refusal
  const enquiry = await askStayQuery(cli, options)
  if (!enquiry.ok) return enquiry.refusal
  const picker = await (await cli.useCases()).showPicker.execute({ orgSlug: slug.value, ...enquiry.value, siteId: null })
  if (!picker.ok) return organisationStop(picker.refusal, slug.value)
  return availabilityReport(picker.value)
}

function availabilityReport(view: PickerView): Answer {
  const free = view.plots.filter(({ availability }) => availability.isAvailable).length
  return report({
    json: {
      organisation: view.organisation.slug,
      ...enquiryInJson(view),
      plots: view.plots.map(plotInJson),
      together: togetherInJson(view),
    },
    tables: [{ columns, rows: view.plots.map(plotRow) }],
    messages: [
      `${view.organisation.name}, ${nightsWords(view.stay)}, ${partyWords(view.party)}: ${free} of ${view.plots.length} plots free.`,
      ...togetherWords(view),
      ...(view.organisation.status === 'paused' ? ['The campsite is paused and is not taking bookings.'] : []),
    ],
  })
}

/** As the page says it to a party that no plot takes alone. */
function togetherWords({ plots, stay, together }: PickerView): readonly string[] {
  const isSome = plots.some(({ availability }) => availability.isAvailable)
  const isSelectable = plots.some(({ availability }) => availability.isSelectable)
  if (isSome || !isSelectable) return []
  const alone = 'No single plot takes all of you.'
  if (!together) return [alone]
  const parts = together.plots.map(({ plotId, party }) => `${nameOf(plots, plotId)} (${partyWords(party)})`)
  return [`${alone} The cheapest way: ${parts.join('; ')}, ${formatRand(together.total.cents)} for ${nightCountWords(stay)}.`]
}

function togetherInJson({ plots, together }: PickerView) {
  if (!together) return null
  const shares = together.plots.map(({ plotId, party, total }) =>
    Object.assign({ id: plotId, name: nameOf(plots, plotId), total: total.toRand() }, partyInJson(party)),
  )
  return { plots: shares, total: together.total.toRand() }
}

function nameOf(plots: readonly PickerPlot[], id: PlotId): string {
  return plots.find(({ plot }) => plot.id === id)?.plot.name ?? id
}

function plotRow(row: PickerPlot): readonly string[] {
  const { plot, siteName, availability, total, nearestDates, hasStoppedLooking } = row
  return [
    plot.plotNumber === null ? '' : String(plot.plotNumber),
    plot.name,
    siteName,
    availability.isAvailable ? 'yes' : 'no',
    formatRand(total.cents),
    reasonWords(row),
    nearestDates ? `${nearestDates.arrival} to ${nearestDates.departure}` : hasStoppedLooking ? 'ask for fewer nights' : '',
  ]
}

function plotInJson({ plot, siteName, siteType, availability, unavailableReason, nearestDates, ...row }: PickerPlot) {
  return {
    id: plot.id,
    name: plot.name,
    plotNumber: plot.plotNumber,
    siteName,
    siteType,
    isAvailable: availability.isAvailable,
    isSelectable: availability.isSelectable,
    unavailableReason,
    criteria: availability.criteria.map(criterionInJson),
    minimumStay: availability.minimumStay,
    bookingPax: availability.pax,
    nearestDates: nearestDates && {
      arrivalDate: nearestDates.arrival.toString(),
      departureDate: nearestDates.departure.toString(),
    },
    hasStoppedLooking: row.hasStoppedLooking,
    total: row.total.toRand(),
  }
}
