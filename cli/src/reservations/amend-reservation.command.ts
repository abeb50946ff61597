import type { AmendCommand } from '@camp/application/reservations/amend/amendment-answers.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { AmendedPlot } from '@camp/domain/reservations/amend/amendment.ts'
import { stretchedPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Command } from 'commander'
import { type Answer, campLine, type Stop, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarDate } from '../option-values.ts'
import { findPlot } from '../pricing/find-plot.ts'
import { refusalStop } from '../refusals.ts'
import { stayBetween } from '../stay-options.ts'
import { amendmentReport } from './amendment-report.ts'
import { amendmentStop } from './amendment-stop.ts'
import { isUnasked, yesMissing } from './carry-change.ts'
import { withChangeOptions } from './change-options.ts'
import { givenReservation } from './given-reservation.ts'

interface Options {
  readonly arrival?: Temporal.PlainDate
  readonly departure?: Temporal.PlainDate
  readonly plot?: string
  readonly keepPrice: boolean
  readonly ignoreStayRules: boolean
  readonly notify: boolean
  readonly reason?: string
  readonly dryRun: boolean
  readonly yes: boolean
}

export function amendReservationCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'amend',
    summary: 'Move, extend or shorten a reservation, at the price of today or at the one that was agreed',
    examples: [
      'reservation amend 482-913-107 --departure 2027-02-06 --dry-run',
      'reservation amend 482-913-107 --arrival 2027-02-02 --departure 2027-02-06 --plot "Stand 2" --keep-price --yes',
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--arrival <date>', 'the first night, YYYY-MM-DD; unchanged when left out', calendarDate)
    .option('--departure <date>', 'the day of leaving, YYYY-MM-DD; unchanged when left out', calendarDate)
    .option('--plot <plot>', 'another plot by its name or number, for reservations of one plot')
  return withChangeOptions(command, { rules: 'minimum stay, weekend rule and arrival window' }).action(
    (wanted: string | undefined, options: Options) => cli.act(() => amendReservation(cli, wanted, options)),
  )
}

async function amendReservation(cli: Cli, wanted: string | undefined, options: Options): Promise<Answer> {
  const asked = await givenReservation(cli, wanted)
  if (!asked.ok) return asked.refusal
  const { showReservationToOperator, previewAmendment, amendReservation: amend } = await cli.useCases()
  const found = await showReservationToOperator.execute({ actor: operator, idOrReference: asked.value })
  if (!found.ok) return refusalStop(found.refusal, asked.value, `See ${campLine('reservation list')}`)
  const command = await commandOf(cli, found.value.reservation, options)
  if (!command.ok) return command.refusal

  const { simpleReference } = found.value.reservation
  const preview = await previewAmendment.execute(command.value)
  const see = `See ${campLine(`reservation show ${simpleReference}`)}`
  if (!preview.ok) return amendmentStop(preview.refusal, simpleReference, see)
  const shown = { ...preview.value, told: options.notify ? preview.value.told : [] }
  if (shown.isUnchanged) return amendmentReport(shown, 'unchanged', 'Nothing would change.')
  if (options.dryRun) return amendmentReport(shown, 'would-be-amended', 'Nothing was changed.')
  if (isUnasked(cli, options)) return yesMissing
  if (!options.yes && !(await cli.ask?.yes(`Amend ${simpleReference}?`))) return stop('refused', 'Nothing was changed.')

  const amended = await amend.execute({ ...command.value, shownAmountDue: shown.after.amountDue })
  if (!amended.ok) return amendmentStop(amended.refusal, simpleReference, see)
  return amendmentReport(amended.value.view, 'amended', `${simpleReference} is amended.`)
}

async function commandOf(cli: Cli, reservation: ReservationView, options: Options): Promise<Result<AmendCommand, Stop>> {
  const { arrival = reservation.stay.arrival, departure = reservation.stay.departure } = options
  const stay = stayBetween(arrival, departure)
  if (!stay.ok) return stay
  const plots = await plotsOf(cli, reservation, stay.value, options.plot)
  if (!plots.ok) return plots
  return accepted({
    actor: operator,
    as: 'staff',
    id: reservation.id,
    amendment: { stay: stay.value, plots: plots.value, price: options.keepPrice ? 'keep' : 're-quote' },
    ignoresStayRules: options.ignoreStayRules,
    notifiesGuest: options.notify,
    reason: options.reason ?? null,
  })
}

async function plotsOf(
  cli: Cli,
  reservation: ReservationView,
  stay: StayDates,
  wanted: string | undefined,
): Promise<Result<readonly AmendedPlot[], Stop>> {
  const stretched = stretchedPlots(reservation, stay)
  if (!stretched) return refused(stop('conflict', `${reservation.simpleReference}: a part of the split stay would have no night`))
  if (wanted === undefined) return accepted(stretched)
  const [only, ...others] = stretched
  if (!only || others.length > 0) return refused(stop('usage', '--plot is for reservations of one plot'))
  const query = { orgSlug: reservation.organisation.slug, stay, party: only.party, equipment: noEquipment, siteId: null }
  const picker = await (await cli.useCases()).showPicker.execute(query)
  if (!picker.ok) return refused(refusalStop(picker.refusal, query.orgSlug))
  const plot = findPlot(picker.value, wanted)
  return plot.ok ? accepted([{ ...only, plotId: plot.value.plot.id }]) : plot
}
