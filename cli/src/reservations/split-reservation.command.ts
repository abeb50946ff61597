import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import type { Command } from 'commander'
import { type Answer, campLine, type Stop, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given, givenAs } from '../given.ts'
import { operator } from '../operator.ts'
import { calendarDate } from '../option-values.ts'
import { findPlot } from '../pricing/find-plot.ts'
import { refusalStop } from '../refusals.ts'
import { carryChange } from './carry-change.ts'
import { withChangeOptions } from './change-options.ts'
import { givenReservation } from './given-reservation.ts'

interface Options {
  readonly from?: Temporal.PlainDate
  readonly to?: string
  readonly plot?: string
  readonly keepPrice: boolean
  readonly ignoreStayRules: boolean
  readonly notify: boolean
  readonly reason?: string
  readonly dryRun: boolean
  readonly yes: boolean
}

export function splitReservationCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'split',
    summary: 'Move the guests of one plot to another plot from a given night',
    examples: [
      'reservation split 482-913-107 --from 2027-02-03 --to "Stand 2" --dry-run',
      'reservation split 482-913-107 --from 2027-02-03 --to "Stand 2" --keep-price --yes',
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--from <date>', 'the first night on the other plot, YYYY-MM-DD', calendarDate)
    .option('--to <plot>', 'the other plot by its name or number')
    .option('--plot <plot>', 'the plot that they leave; needed where the reservation has several')
  return withChangeOptions(command, { rules: 'minimum stay and weekend rule' }).action(
    (wanted: string | undefined, options: Options) => cli.act(() => splitReservation(cli, wanted, options)),
  )
}

async function splitReservation(cli: Cli, wanted: string | undefined, options: Options): Promise<Answer> {
  const asked = await givenReservation(cli, wanted)
  if (!asked.ok) return asked.refusal
  const { showReservationToOperator, splitReservation: split } = await cli.useCases()
  const found = await showReservationToOperator.execute({ actor: operator, idOrReference: asked.value })
  if (!found.ok) return refusalStop(found.refusal, asked.value, `See ${campLine('reservation list')}`)
  const { reservation } = found.value
  const plotId = leftPlot(reservation, options.plot)
  if (!plotId.ok) return plotId.refusal
  const from = await givenAs(cli, options.from, {
    name: '--from <date>',
    ask: ({ text }) => text('The first night on the other plot (YYYY-MM-DD)?'),
    read: calendarDate,
  })
  if (!from.ok) return from.refusal
  const to = await given(cli, options.to, { name: '--to <plot>', ask: ({ text }) => text('Which other plot?') })
  if (!to.ok) return to.refusal
  const toPlotId = await otherPlot(cli, reservation, to.value)
  if (!toPlotId.ok) return toPlotId.refusal
  const { keepPrice, ignoreStayRules, notify, reason = null, dryRun, yes } = options
  return carryChange(cli, {
    reservation,
    dryRun,
    yes,
    question: `Split ${reservation.simpleReference}?`,
    done: `${reservation.simpleReference} is split.`,
    act: (trying) =>
      split.execute({
        actor: operator,
        id: reservation.id,
        from: from.value,
        plotId: plotId.value,
        toPlotId: toPlotId.value,
        reason,
        price: keepPrice ? 'keep' : 're-quote',
        ignoresStayRules: ignoreStayRules,
        notifiesGuest: notify,
        ...trying,
      }),
  })
}

function leftPlot({ plots }: ReservationView, wanted: string | undefined): Result<PlotId, Stop> {
  const named = plots.filter(
    ({ plotId, plotName }) => wanted === undefined || plotName.toLowerCase() === wanted.toLowerCase() || plotId === wanted,
  )
  const [only, ...others] = named
  if (only && others.length === 0) return accepted(only.plotId)
  const names = plots.map(({ plotName }) => plotName).join(', ')
  return refused(stop('usage', `--plot: the reservation has ${names}; name the one that they leave`))
}

async function otherPlot(cli: Cli, reservation: ReservationView, wanted: string): Promise<Result<PlotId, Stop>> {
  const { organisation, stay, party } = reservation
  const query = { orgSlug: organisation.slug, stay, party, equipment: noEquipment, siteId: null }
  const picker = await (await cli.useCases()).showPicker.execute(query)
  if (!picker.ok) return refused(refusalStop(picker.refusal, query.orgSlug))
  const plot = findPlot(picker.value, wanted)
  return plot.ok ? accepted(plot.value.plot.id) : plot
}
